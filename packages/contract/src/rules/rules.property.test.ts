import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  isDay,
  nif,
  oldEnough,
  optional,
  phone,
  placeName,
  profileNewPassword,
  profilePasswordRules,
  realDay,
  registrationPassword,
  registrationPasswordRules,
  youngEnough,
} from './index.ts';

function broken(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];
}

const figures = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

describe('[VAL-10] NIF and NIE', () => {
  const field = v.pipe(optional(), nif());
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

  /** The letters that make this document valid: there must be one and no more. */
  const lettersFor = (stem: string) =>
    [...letters].filter((letter) => broken(field, stem + letter).length === 0);

  test.each([
    '12345678Z',
    '00000000T',
    '00000001R',
    'X0000000T',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'K1234567L',
  ])('takes %s, in small letters too', (document) => {
    expect(broken(field, document)).toEqual([]);
    expect(broken(field, document.toLowerCase())).toEqual([]);
  });

  test('one letter and no other belongs to each number', () => {
    fc.assert(
      fc.property(figures(8), (number) => {
        expect(lettersFor(number)).toHaveLength(1);
      }),
    );
  });

  test('numbers that are 23 apart share their letter, neighbours never do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 - 23 }), (number) => {
        const stem = (value: number) => String(value).padStart(8, '0');
        expect(lettersFor(stem(number + 23))).toEqual(lettersFor(stem(number)));
        expect(lettersFor(stem(number + 1))).not.toEqual(lettersFor(stem(number)));
      }),
    );
  });

  test('X, Y and Z count as 0, 1 and 2; K, L and M count nothing', () => {
    fc.assert(
      fc.property(figures(7), (number) => {
        for (const [initial, figure] of Object.entries({ X: '0', Y: '1', Z: '2', K: '0', L: '0', M: '0' })) {
          expect(lettersFor(initial + number)).toEqual(lettersFor(figure + number));
        }
      }),
    );
  });

  test.each([
    '1234567Z',
    '123456789Z',
    'A1234567L',
    'X12345678L',
    '12345678',
    '12345678-Z',
    ' 12345678Z',
    '١٢٣٤٥٦٧٨Z',
  ])('refuses the form of %j', (document) => {
    expect(broken(field, document)).toEqual(['validation.nif.invalid']);
  });

  test('an empty one passes', () => {
    expect(broken(field, '')).toEqual([]);
  });
});

describe('birth dates', () => {
  const born = (now: string) =>
    v.pipe(
      optional(),
      realDay(),
      oldEnough(() => now),
    );
  const child = (now: string) =>
    v.pipe(
      optional(),
      realDay(),
      youngEnough(() => now),
    );
  const dates = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('[VAL-12] thirteen is reached on the birthday, not the day before', () => {
    expect(broken(born('2026-11-21'), '2013-11-21')).toEqual([]);
    expect(broken(born('2026-11-21'), '2013-11-22')).toEqual(['validation.birthdate.tooYoung']);
    expect(broken(born('2026-01-01'), '2013-01-01')).toEqual([]);
    expect(broken(born('2025-12-31'), '2013-01-01')).toEqual(['validation.birthdate.tooYoung']);
  });

  test('[VAL-12] who was born on 29 February is thirteen on 1 March', () => {
    expect(broken(born('2025-02-28'), '2012-02-29')).toEqual(['validation.birthdate.tooYoung']);
    expect(broken(born('2025-03-01'), '2012-02-29')).toEqual([]);
    expect(broken(born('2028-02-29'), '2015-02-28')).toEqual([]);
    expect(broken(born('2028-02-29'), '2015-03-01')).toEqual(['validation.birthdate.tooYoung']);
  });

  test('[VAL-12][VAL-13] whoever is born by today is old enough or young enough, never both', () => {
    fc.assert(
      fc.property(dates, dates, (birth, now) => {
        const old = broken(born(now), birth).length === 0;
        const young = broken(child(now), birth).length === 0;
        expect(young).toBe(!old && birth <= now);
      }),
    );
  });

  test('[VAL-12] the rule says what counting years by hand says', () => {
    fc.assert(
      fc.property(dates, dates, (birth, now) => {
        const part = (day: string) => day.split('-').map(Number);
        const [birthYear = 0, birthMonth = 0, birthDay = 0] = part(birth);
        const [year = 0, month = 0, day = 0] = part(now);
        const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
        const age = year - birthYear - (hadBirthday ? 0 : 1);
        expect(broken(born(now), birth).length === 0).toBe(age >= 13);
      }),
    );
  });

  test('[VAL-13] the unborn are not under 13', () => {
    expect(broken(child('2026-11-21'), '2026-11-21')).toEqual([]);
    expect(broken(child('2026-11-21'), '2026-11-22')).toEqual(['validation.birthdate.tooOld']);
    expect(broken(child('2026-11-21'), '2013-11-21')).toEqual(['validation.birthdate.tooOld']);
  });

  test.each([
    '2013-02-29',
    '2013-13-01',
    '2013-00-10',
    '2013-04-31',
    '21/11/2013',
    '2013-1-1',
    '2013-11-21T00:00',
    'x',
  ])('[VAL-12] %s is no day, and only that is said', (value) => {
    expect(broken(born('2026-11-21'), value)).toEqual(['validation.birthdate.invalid']);
  });

  test('[VAL-12] an empty field passes', () => {
    for (const empty of ['', null, undefined]) expect(broken(born('2026-11-21'), empty)).toEqual([]);
  });

  test('every real day is one', () => {
    fc.assert(fc.property(dates, (day) => isDay(day)));
  });
});

describe('passwords', () => {
  const said = (schema: v.GenericSchema, password: string) => broken(schema, password);

  test('[VAL-03] each broken rule has its own message', () => {
    const rule = registrationPassword();
    expect(said(rule, '')).toEqual(['validation.password.required']);
    expect(said(rule, 'aB3$efg')).toEqual(['validation.password.length']);
    expect(said(rule, 'AB3$EFGH')).toEqual(['validation.password.lowercase']);
    expect(said(rule, 'ab3$efgh')).toEqual(['validation.password.uppercase']);
    expect(said(rule, 'aBc$efgh')).toEqual(['validation.password.number']);
    expect(said(rule, 'aB3defgh')).toEqual(['validation.password.special']);
    expect(said(rule, 'aB3 efgh')).toEqual(['validation.password.special']);
    expect(said(rule, 'aB3$eeee')).toEqual(['validation.password.run']);
    expect(said(rule, 'aB3$eeef')).toEqual([]);
    expect(said(rule, 'ñÀ3$efgh')).toEqual([]);
    expect(said(rule, '1')).toHaveLength(4);
  });

  test('[VAL-04] a new password of the profile takes no two of the same in a row', () => {
    const rule = profileNewPassword();
    expect(said(rule, 'aB3$efgh')).toEqual([]);
    expect(said(rule, 'aB3$effh')).toEqual(['validation.newPassword.run']);
    expect(said(rule, 'aB3$efg')).toEqual(['validation.password.length']);
    expect(said(rule, '')).toEqual([]);
  });

  test('[VAL-03][VAL-04] a run of so many, wherever it stands, is what each rule refuses', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', '3', '$', 'ñ', '👋'),
      minLength: 0,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        letters,
        fc.constantFrom('q', 'Ç', '7', '!', '🙂'),
        fc.integer({ min: 1, max: 6 }),
        letters,
        (before, one, times, after) => {
          // Between two others of its kind the run neither grows nor joins another.
          const password = `aB3$·${[...before].join('-')}·${one.repeat(times)}·${[...after].join('-')}`;
          expect(said(registrationPassword(), password)).toEqual(
            times >= 4 ? ['validation.password.run'] : [],
          );
          expect(said(profileNewPassword(), password)).toEqual(
            times >= 2 ? ['validation.newPassword.run'] : [],
          );
        },
      ),
    );
  });

  test('[VAL-03] a form may tick the rules off one by one', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        (password) => {
          const open = (rules: typeof registrationPasswordRules) =>
            rules.filter((rule) => !rule.holds(password)).map((rule) => rule.key);
          expect(said(registrationPassword(), password)).toEqual(open(registrationPasswordRules));
          expect(said(profileNewPassword(), password)).toEqual(open(profilePasswordRules));
        },
      ),
    );
  });
});

test('[VAL-09] exactly the digits from 6 to 12 make a phone', () => {
  const field = v.pipe(optional(), phone());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }).chain(figures), (number) => {
      expect(broken(field, number)).toEqual(
        number.length >= 6 && number.length <= 12 ? [] : ['validation.phone.invalid'],
      );
    }),
  );
  fc.assert(
    fc.property(
      figures(7),
      fc.nat(7),
      fc.string({ minLength: 1, maxLength: 1 }).filter((c) => /\D/.test(c)),
      (number, at, other) => {
        expect(broken(field, number.slice(0, at) + other + number.slice(at))).toEqual([
          'validation.phone.invalid',
        ]);
      },
    ),
  );
});

describe('[VAL-11] names of places', () => {
  const city = v.pipe(optional(), placeName('city'));
  const lower = 'abcdefghijklmnñopqrstuvwxyzáéíóúüàèòïç';
  const letter = fc.constantFrom(...lower, ...lower.toUpperCase());

  test('every Spanish and Catalan letter, spaces, hyphens and apostrophes', () => {
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(' ', '-', "'", '’'),
        (words, between) => {
          const name = words.join(between);
          expect(broken(city, name)).toEqual([]);
          expect(broken(city, name.normalize('NFD'))).toEqual([]);
        },
      ),
    );
  });

  test.each([
    "L'Hospitalet de Llobregat",
    'Sant Marcel·lí',
    'A Coruña',
    'Vitoria-Gasteiz',
    "'s-Hertogenbosch",
    'ES',
  ])('takes %s', (name) => {
    expect(broken(city, name)).toEqual([]);
  });

  test.each([
    'Madrid 2',
    'Le·ida',
    '·',
    '-',
    ' ',
    'Madrid!',
    '<b>',
    'Madrid\n',
    'a_b',
    'Madrid, Madrid',
    '😀',
  ])('refuses %j', (name) => {
    expect(broken(city, name)).toEqual(['validation.city.invalid']);
  });

  test('the message names the field, and an empty one passes', () => {
    expect(broken(v.pipe(optional(), placeName('province')), '1')).toEqual(['validation.province.invalid']);
    expect(broken(v.pipe(optional(), placeName('country')), '1')).toEqual(['validation.country.invalid']);
    expect(broken(city, '')).toEqual([]);
  });

  test('any other sign between letters is refused', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 1 }).filter((c) => /[^a-z '-]/i.test(c)),
        (sign) => {
          expect(broken(city, `Ma${sign}drid`)).toEqual(['validation.city.invalid']);
        },
      ),
    );
  });
});
