import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { workOf } from '../../test/work.ts';
import { isBlank, nick, optional, placeName, withoutUnseen } from './index.ts';

const tags = (word: string) => [...word].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
const flag = (region: string) => `🏴${tags(region)}\u{e007f}`;

describe('a text keeps what its letters and emoji are written with', () => {
  test.each([
    ['Persian', 'می\u200cخواهم کتاب\u200cها را بخوانم'],
    ['Persian numbers and foreign words', '۲۰\u200cساله 20\u200cساله PDF\u200cها'],
    ['the initial form of a Persian letter', '۱۳۹۹ ه\u200d.ش'],
    ['Urdu', 'کہ\u200cیہ'],
    ['Arabic with its marks', 'مُ\u200cهَ ۝ \u0601'],
    ['Hindi', 'क्\u200dष और श्री\u200cमान्'],
    ['Bengali, a joiner before a mark', 'র\u200d্যাব'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Malayalam, a joiner at a word’s end', 'അവന്\u200d വന്നു, അവന്\u200d.'],
    ['Telugu and Kannada', 'సాఫ్ట్\u200cవేర్ ಸಾಫ್ಟ್\u200cವೇರ್'],
    ['words across tags of HTML', '<a href="/x">کتاب</a>\u200cها <b>می\u200c</b>خواهم'],
    ['families, professions and skins', '👩\u200d👩\u200d👧 👩🏽\u200d🚒 ❤️\u200d🔥 🏳️\u200d🌈 🏴\u200d☠️'],
    ['signs as text and as pictures', '❤️ ❤\ufe0e 1️⃣ 葛\u{e0100}城'],
    ['flags of regions', `${flag('gbwls')}${flag('gbsct')} ${flag('ustx')} 🇪🇸`],
    ['lines', 'uno\n\ndos'],
  ])('%s', (_what, text) => {
    expect(withoutUnseen(text)).toBe(text);
  });
});

describe('a text loses what hides in it', () => {
  test.each([
    ['turns of direction', '\u202ea\u202c\u2066b\u2069c\u200e\u200f\u061c', 'abc'],
    ['empty spaces', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
    ['joiners between Latin letters', 'ho\u200dla\u200c Auf\u200clage', 'hola Auflage'],
    ['joiners of other scripts without them', 'при\u200cвет γει\u200dά 東\u200c京', 'привет γειά 東京'],
    ['joiners at the ends of a word', '\u200cمی\u200c \u200c20\u200c', 'می 20'],
    ['all joiners of a row but one', 'می\u200c\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['joiners of emoji that join nothing', '👩\u200d \u200d👧 👩\u200c👧 a\u200d👧', '👩 👧 👩👧 a👧'],
    ['tags behind a letter', `Hola${tags('ignore this')}`, 'Hola'],
    ['tags behind another emoji', `😀${tags('gbwls')}\u{e007f}`, '😀'],
    ['tags of a flag without an end', `🏴${tags('gbwls')} 🏴${tags('gbsct')}`, '🏴 🏴'],
    ['tags that are too many for a flag', flag('gbwlsgbwls'), '🏴'],
    ['characters of the block of tags that are none', '\u{e0001}\u{e0080}a', 'a'],
    ['heaps of variation selectors', `😀\ufe0f\u{e0115}\u{e0126}`, '😀\ufe0f'],
    ['controls and private characters', 'a\u0000\u001b\u009b\uf8ffb', 'ab'],
  ])('%s', (_what, text, seen) => {
    expect(withoutUnseen(text)).toBe(seen);
  });

  test('something else can stand in their place', () => {
    expect(withoutUnseen('in\u200csul\u200bto', () => '·')).toBe('in·sul·to');
  });
});

test.each(['', ' \n', '\u200c\u200d', '\u200b\u2060', '\u3164', '\u2800', '\u0301', '\ufe0f', tags('hola')])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test('[VAL-11][VAL-15] names hold joiners in their place only', () => {
  const city = v.pipe(optional(), placeName('city'));
  for (const name of ['می\u200cخواهم', 'മോഹന്\u200d', 'ශ්\u200dරීලංකා']) {
    expect(broken(nick(), name), name).toEqual([]);
    expect(broken(city, name), name).toEqual([]);
  }
  for (const name of ['Mari\u200cna', 'می\u200c\u200cخواهم', 'سلام\u200c']) {
    expect(broken(nick(), name), name).toEqual(['validation.nick.invalid']);
    expect(broken(city, name), name).toEqual(['validation.city.invalid']);
  }
});

test('[COMM-01] a text that is made to take long does not', () => {
  const work = workOf(() => {
    for (const part of [
      'م\u200c',
      '\u200d',
      '<\u200c',
      'م<b>\u200c',
      '<>\u200c',
      'م\u0301\u200d',
      '👩\u200d',
      '🏴\u{e0061}',
    ]) {
      withoutUnseen(part.repeat(50_000));
      withoutUnseen(`م${part.repeat(50_000)}م`);
    }
  });
  // Some 100 ms; in quadratic time it would be minutes.
  expect(work).toBeLessThan(5_000);
});
