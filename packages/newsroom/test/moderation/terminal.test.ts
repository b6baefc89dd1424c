import { describe, expect, test } from 'vitest';
import { plainJson, plainLine, plainLines } from '../../src/moderation/terminal.ts';

const ESC = '\u001b';

describe('a reader’s text on a terminal', () => {
  test.each([
    ['colours', `${ESC}[31mrojo${ESC}[0m`, '‹U+001B›[31mrojo‹U+001B›[0m'],
    ['a cleared screen', `${ESC}[2J${ESC}[H`, '‹U+001B›[2J‹U+001B›[H'],
    ['a window’s title', `${ESC}]0;malas palabras\u0007bien`, '‹U+001B›]0;malas palabras‹U+0007›bien'],
    ['C1 controls', '\u009b2J\u0090x\u009c', '‹U+009B›2J‹U+0090›x‹U+009C›'],
    ['backspaces', 'malo\b\b\b\bbien', 'malo‹U+0008›‹U+0008›‹U+0008›‹U+0008›bien'],
    ['a turned line', 'a\u202etxt.exe\u202c', 'a‹U+202E›txt.exe‹U+202C›'],
    ['letters of no width', 'in\u200bsul\u2060to\u00ad', 'in‹U+200B›sul‹U+2060›to‹U+00AD›'],
    ['blanks that are letters', '\u3164\u115f', '‹U+3164›‹U+115F›'],
    ['joiners out of place', 'in\u200csul\u200dto', 'in‹U+200C›sul‹U+200D›to'],
    ['tags', '\u{e0041}', '‹U+E0041›'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['a heap of marks', `z${'\u0301'.repeat(300)}`, `z${'\u0301'.repeat(4)}‹296 more marks›`],
  ])('%s do nothing and are seen', (_what, text, seen) => {
    expect(plainLines(text)).toEqual([seen]);
  });

  test('normal text is unchanged', () => {
    const text = 'L’òliba i el pingüí 👨‍👩‍👧 ❤️ می‌خواهم 🏴󠁧󠁢󠁷󠁬󠁳󠁿';
    expect(plainLines(text)).toEqual([text]);
  });

  test('a carriage return does not overwrite a line, and a hundred empty lines are one', () => {
    expect(plainLines(`uno\rdos\r\ntres${'\n \n'.repeat(100)}cuatro\u2028cinco\n\n`)).toEqual([
      'uno',
      'dos',
      'tres',
      '',
      'cuatro',
      'cinco',
    ]);
    expect(plainLine(' uno\n\tdos ')).toBe('uno dos');
  });

  test('JSON is equivalent, without characters that control a terminal', () => {
    const text = `${ESC}[2J\u009b2J\u202e\u200b\u{e0041}\u2028 👨‍👩‍👧\n`;
    const json = plainJson({ text });
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028]/u);
  });
});
