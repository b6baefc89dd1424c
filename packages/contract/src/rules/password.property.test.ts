import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import {
  profileNewPassword,
  profilePasswordRules,
  registrationPassword,
  registrationPasswordRules,
} from './index.ts';

describe('passwords', () => {
  test('[VAL-03] each violated rule has its own message', () => {
    const rule = registrationPassword();
    expect(broken(rule, '')).toEqual(['validation.password.required']);
    expect(broken(rule, 'aB3$efg')).toEqual(['validation.password.length']);
    expect(broken(rule, 'AB3$EFGH')).toEqual(['validation.password.lowercase']);
    expect(broken(rule, 'ab3$efgh')).toEqual(['validation.password.uppercase']);
    expect(broken(rule, 'aBc$efgh')).toEqual(['validation.password.number']);
    expect(broken(rule, 'aB3defgh')).toEqual(['validation.password.special']);
    expect(broken(rule, 'aB3 efgh')).toEqual(['validation.password.special']);
    expect(broken(rule, 'aB3$eeee')).toEqual(['validation.password.run']);
    expect(broken(rule, 'aB3$eeef')).toEqual([]);
    expect(broken(rule, 'ñÀ3$efgh')).toEqual([]);
    expect(broken(rule, '1')).toHaveLength(4);
  });

  test('[VAL-04] a new password of the profile must not repeat a character in a row', () => {
    const rule = profileNewPassword();
    expect(broken(rule, 'aB3$efgh')).toEqual([]);
    expect(broken(rule, 'aB3$effh')).toEqual(['validation.newPassword.run']);
    expect(broken(rule, 'aB3$efg')).toEqual(['validation.password.length']);
    expect(broken(rule, '')).toEqual([]);
  });

  test('[VAL-03][VAL-04] each rule rejects repeated characters, at any position', () => {
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
          // Between two different characters, so that the run is not extended.
          const password = `aB3$aB3·${[...before].join('-')}|${one.repeat(times)}/${[...after].join('-')}`;
          expect(broken(registrationPassword(), password)).toEqual(
            times >= 4 ? ['validation.password.run'] : [],
          );
          expect(broken(profileNewPassword(), password)).toEqual(
            times >= 2 ? ['validation.newPassword.run'] : [],
          );
        },
      ),
    );
  });

  test('[VAL-03][VAL-04] a combining accent is no character of its own', () => {
    fc.assert(
      fc.property(fc.constantFrom('é', 'à', 'ç', 'ñ', 'Ü'), fc.integer({ min: 1, max: 6 }), (one, times) => {
        const password = `aB3$aB3-${one.repeat(times)}-`.normalize('NFD');
        expect(broken(registrationPassword(), password)).toEqual(
          times >= 4 ? ['validation.password.run'] : [],
        );
        expect(broken(profileNewPassword(), password)).toEqual(
          times >= 2 ? ['validation.newPassword.run'] : [],
        );
      }),
    );
    expect(broken(registrationPassword(), 'àÀ3$éo'.normalize('NFD'))).toEqual(['validation.password.length']);
  });

  test('[VAL-03] a form can check the rules one by one', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        (password) => {
          const open = (rules: typeof registrationPasswordRules) =>
            rules.filter((rule) => !rule.holds(password)).map((rule) => rule.key);
          expect(broken(registrationPassword(), password)).toEqual(open(registrationPasswordRules));
          expect(broken(profileNewPassword(), password)).toEqual(open(profilePasswordRules));
        },
      ),
    );
  });
});
