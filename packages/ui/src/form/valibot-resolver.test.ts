import { array, check, email, minLength, object, pipe, string, transform } from 'valibot';
import { expect, test } from 'vitest';
import { valibotResolver } from './valibot-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

test('a valid form gives what the schema makes of it', async () => {
  const schema = object({
    email: pipe(
      string(),
      transform((text) => text.trim()),
      email('email.invalid'),
    ),
  });
  expect(await valibotResolver(schema)({ email: ' a@example.com ' }, undefined, options)).toEqual({
    values: { email: 'a@example.com' },
    errors: {},
  });
});

test('[UI-05] keeps the first of a field’s issues, also deep in the form', async () => {
  const name = pipe(string(), minLength(3, 'short'), minLength(5, 'shorter'));
  const schema = object({ name, people: array(object({ name })) });
  const { errors } = await valibotResolver(schema)(
    { name: '', people: [{ name: 'Marina' }, { name: 'A' }] },
    undefined,
    options,
  );
  expect(errors.name?.message).toBe('short');
  expect(errors).toHaveProperty(['people', 1, 'name', 'message'], 'short');
  expect(errors).not.toHaveProperty(['people', 0, 'name']);
});

test('an issue of the whole form keeps it from being sent', async () => {
  const schema = pipe(
    object({ name: string() }),
    check(() => false, 'form.wrong'),
  );
  const { errors } = await valibotResolver(schema)({ name: '' }, undefined, options);
  expect(errors.root?.message).toBe('form.wrong');
});
