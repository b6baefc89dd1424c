import { array, check, email, minLength, object, pipe, string, transform } from '@portada/contract/valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createForm } from './form.store.ts';
import type { RuleErrors } from './form-values.store.ts';
import { createServerFieldErrors } from './server-field-errors.ts';

const name = pipe(string(), minLength(3, 'short'), minLength(5, 'shorter'));
const schema = object({
  name,
  email: pipe(
    string(),
    transform((text) => text.trim()),
    email('email.invalid'),
  ),
});
const blank = { name: '', email: '' };
const event = { preventDefault: () => undefined };
const errors = ({ $state }: { $state: { get(): { errors: RuleErrors } } }) =>
  Object.fromEntries($state.get().errors);

test('sends what the schema makes of the values', async () => {
  const form = createForm(schema, { name: 'Marina', email: ' a@example.com ' });
  const send = vi.fn();
  await form.handleSubmit(send)(event);
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Marina', email: 'a@example.com' });
});

test('[UI-05] keeps the first of a field’s issues, and those of a list with the list', () => {
  const form = createForm(object({ name, people: array(name) }), { name: '', people: ['Marina', 'A'] });
  expect(Object.fromEntries(form.$state.get().broken)).toEqual({ name: 'short', people: 'short' });
});

test('an issue of the whole form keeps it from being sent', async () => {
  const wrong = pipe(
    object({ name: string() }),
    check(() => false, 'form.wrong'),
  );
  const form = createForm(wrong, { name: '' });
  const send = vi.fn();
  const refuse = vi.fn();
  await form.handleSubmit(send, refuse)(event);
  expect(send).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledOnce();
  expect(errors(form)).toEqual({ root: 'form.wrong' });
});

test('only what has been validated shows its error, and from then on at every change', () => {
  const form = createForm(schema, blank);
  form.setValue('name', 'Ma');
  expect(errors(form)).toEqual({});
  form.validate('name');
  expect(errors(form)).toEqual({ name: 'short' });
  form.setValue('name', 'Mari');
  expect(errors(form)).toEqual({ name: 'shorter' });
  form.setValue('name', 'Marina');
  expect(errors(form)).toEqual({});
  expect([...form.$state.get().broken.keys()]).toEqual(['email']);
});

test('what the server refuses is shown with its value, and again when that value comes back', async () => {
  const serverErrors = createServerFieldErrors();
  const form = createForm(pipe(schema, serverErrors.rule()), { name: 'Marina', email: 'a@example.com' });
  const refuse = vi.fn();
  await form.handleSubmit((sent) => serverErrors.refuse('email', sent.email, 'taken'), refuse)(event);
  expect(refuse).toHaveBeenCalledOnce();
  expect(errors(form)).toEqual({ email: 'taken' });
  form.setValue('email', 'b@example.com');
  expect(errors(form)).toEqual({});
  form.setValue('email', 'a@example.com');
  expect(errors(form)).toEqual({ email: 'taken' });
});

test('a form that is sent and reset begins anew, with nothing to complain about', async () => {
  const form = createForm(schema, blank);
  form.setValue('name', 'Marina');
  form.setValue('email', 'a@example.com');
  expect(form.$state.get().isDirty).toBe(true);
  const refuse = vi.fn();
  await form.handleSubmit(() => form.reset(), refuse)(event);
  expect(refuse).not.toHaveBeenCalled();
  expect(form.$state.get()).toMatchObject({ values: blank, isDirty: false });
  expect(errors(form)).toEqual({});
});

test('what is written while a form is on its way outlives the answer, and is still to be sent', async () => {
  const form = createForm(schema, { name: 'Marina', email: 'a@example.com' });
  const sent = form.$state.get().values;
  form.setValue('name', 'Marina Roca');
  form.reset({ name: 'Marina', email: 'b@example.com' }, sent);
  expect(form.$state.get()).toMatchObject({
    values: { name: 'Marina Roca', email: 'b@example.com' },
    isDirty: true,
  });
  expect(form.changed()).toEqual(['name']);
});

test('dirty is what differs from the beginning, lists by their items', () => {
  const form = createForm(object({ list: array(string()) }), { list: ['a', 'b'] });
  form.setValue('list', ['a']);
  expect(form.$state.get().isDirty).toBe(true);
  form.setValue('list', ['b', 'a']);
  expect(form.$state.get().isDirty).toBe(false);
  form.reset({ list: [] });
  expect(form.$state.get().isDirty).toBe(false);
});

test('takes no notice of what a page has added to every object', async () => {
  Object.assign(Object.prototype, { inherited: () => undefined });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'inherited'));
  const form = createForm(schema, { name: 'Marina', email: 'a@example.com' });
  const send = vi.fn();
  await form.handleSubmit(send)(event);
  expect(send).toHaveBeenCalledOnce();
  expect(form.$state.get().isDirty).toBe(false);
});
