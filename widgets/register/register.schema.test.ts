import { createServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';
import { getDotPath, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emptyValues, registerSchema } from './register.schema.ts';

const schema = registerSchema('social', { serverErrors: createServerFieldErrors(), isTaken: () => false });

const filled = {
  ...emptyValues,
  ...{ nick: 'marina', email: 'marina@example.com', name: 'Marina', surname: 'Roca' },
  ...{ birthdate: '1990-03-12', terms: true },
};

test.each([
  ['ES', ['city']],
  ['FR', []],
  ['', []],
])('[REG-02] a city that is none matters where it can be edited: %s', (country, wrong) => {
  const { issues = [] } = safeParse(schema, { ...filled, country, city: 'Paris 15' });
  expect(issues.map((issue) => getDotPath(issue))).toEqual(wrong);
});
