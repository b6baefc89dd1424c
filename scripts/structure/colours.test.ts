import { describe, expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const sheet = 'widgets/poll/poll.css';
const painting = (value: string, path = sheet) =>
  structureProblems([{ path, text: `.portada-poll {\n  color: ${value};\n}\n` }]);

describe('a colour in a style sheet', () => {
  test.each([
    ['#fff', '#fff'],
    ['#C4161CAA', '#C4161CAA'],
    ['rgb(0 0 0 / 55%)', 'rgb('],
    ['hsl(210deg 40% 50%)', 'hsl('],
    ['oklch(60% 0.1 210)', 'oklch('],
    ['rebeccapurple', 'rebeccapurple'],
    ['White', 'White'],
    ['var(--portada-color-ink, black)', 'black'],
    ['color-mix(in srgb, var(--portada-color-ink) 20%, white)', 'white'],
    ['light-dark(#000, var(--portada-color-ink))', '#000'],
    ['Highlight', 'Highlight'],
  ])('may not be %s', (value, written) => {
    expect(painting(value)).toEqual([
      `${sheet}:2 writes the colour ${written}; take a token (--portada-color-…), or add one to packages/ui/src/tokens.css.`,
    ]);
  });

  test.each([
    'var(--portada-color-ink)',
    'color-mix(in srgb, var(--portada-color-ink) 20%, transparent)',
    'currentcolor',
    'transparent',
    'inherit',
  ])('may be %s', (value) => {
    expect(painting(value)).toEqual([]);
  });

  test.each([
    'widgets/poll/parts/poll.css',
    'packages/ui/src/button/button.css',
    'packages/element/src/reset.css',
  ])('is looked for in %s', (path) => {
    expect(painting('#fff', path)).toHaveLength(1);
  });

  test('is declared in the tokens; stories and the newsroom have their own', () => {
    for (const path of [
      'packages/ui/src/tokens.css',
      'stories/guide.css',
      'packages/newsroom/public/css/home.css',
    ]) {
      expect(painting('#fff', path), path).toEqual([]);
    }
  });

  test('within forced colors is a system color, and only there', () => {
    const inside = `@media (forced-colors: active) {\n  .a {\n    border-color: Highlight;\n  }\n}\n`;
    expect(structureProblems([{ path: sheet, text: inside }])).toEqual([]);
    const after = `${inside}.a {\n  color: CanvasText;\n}\n`;
    expect(structureProblems([{ path: sheet, text: after }])).toEqual([
      `${sheet}:7 writes the colour CanvasText; take a token (--portada-color-…), or add one to packages/ui/src/tokens.css.`,
    ]);
    const literal = inside.replace('Highlight', '#000');
    expect(structureProblems([{ path: sheet, text: literal }])).toHaveLength(1);
  });

  test('is ignored in a comment, a selector, a name or a text', () => {
    const text = [
      '/* color: #fff; */',
      '#fade:hover, .tan { display: grid; }',
      '.a { grid-area: tan; grid-template: "red links" auto / auto; }',
      '.b { background: url(white.svg#fff); content: "black"; --_red-thing: 1; }',
    ].join('\n');
    expect(structureProblems([{ path: sheet, text }])).toEqual([]);
  });
});
