import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logOptions } from '../../src/http/log.ts';

const { err } = logOptions.serializers;

test('logs a failed query without its parameters', () => {
  const cause = new Error('relation "users" does not exist');
  const told = err(new DrizzleQueryError('select $1', ['lectora@example.com'], cause));
  expect(told.message).toBe('relation "users" does not exist in: select $1');
  expect(JSON.stringify(told)).not.toContain('lectora');
});

test('logs a value that PostgreSQL could not read without the value', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "lectora@example.com"'), {
    code: '22P02',
  });
  const told = err(new DrizzleQueryError('select $1::int', ['lectora@example.com'], cause));
  expect(told.message).toBe('A value cannot be read (22P02) in: select $1::int');
  expect(JSON.stringify(told)).not.toContain('lectora');
});

test('logs any other error unchanged', () => {
  const told = err(new TypeError('x is not a function'));
  expect(told).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(told.stack).toContain('log.test.ts');
});
