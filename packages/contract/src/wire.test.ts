import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emptyUser, user } from './index.ts';
import { id } from './wire.ts';

test('an id may be a number on the wire and is text in our hands', () => {
  expect(parse(id, 4711)).toBe('4711');
  expect(safeParse(id, '').success).toBe(false);
});

test('[ACCT-01] a user with everything missing reads as the empty user', () => {
  expect(parse(user, {})).toEqual(emptyUser);
});
