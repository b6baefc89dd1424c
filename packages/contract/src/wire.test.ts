import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emptyUser, user } from './index.ts';
import { id } from './wire.ts';

test('an id may be a number in responses and is parsed as text', () => {
  expect(parse(id, 4711)).toBe('4711');
  expect(safeParse(id, '').success).toBe(false);
});

test('[ACCT-01] an empty object is parsed as the empty user', () => {
  expect(parse(user, {})).toEqual(emptyUser);
});
