/** What fills in a form besides a keyboard, and what the form puts into its controls. */
import { array, boolean, minLength, object, pipe, string } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, render } from '../../test/render.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';
import { useFormState } from './useFormState.ts';
import { useValibotForm } from './useValibotForm.ts';

const schema = object({
  user: pipe(string(), minLength(1, 'user.required')),
  password: pipe(string(), minLength(1, 'password.required')),
  country: string(),
  lists: array(string()),
  stay: boolean(),
});
const defaults = { user: '', password: '', country: '', lists: ['b'], stay: true };
const options = ['ES', 'FR'].map((value) => ({ value, label: value }));

function Example({ send }: { send: (values: object) => void }) {
  const { form, field, control, choice } = useValibotForm({
    schema,
    defaults,
    translate: (key) => key,
  });
  const isDirty = useFormState(form, (state) => state.isDirty);
  return (
    <Form onSubmit={form.handleSubmit(send)} data-dirty={isDirty}>
      <TextField label="Usuario" {...field('user')} />
      <PasswordField label="Clave" {...field('password')} />
      <Select label="País" placeholder="–" options={options} {...control('country')} />
      <Checkbox label="A" {...choice('lists', 'a')} />
      <Checkbox label="B" {...choice('lists', 'b')} />
      <Checkbox label="Recordar" {...field('stay')} />
      <Button type="submit">Enviar</Button>
      <Button
        onClick={() => form.reset({ ...defaults, user: 'marina', country: 'FR', lists: ['a'], stay: false })}
      >
        Otra
      </Button>
    </Form>
  );
}

const send = vi.fn();
beforeEach(() => {
  send.mockReset();
  render(<Example send={send} />);
});

const user = page.getByLabelText('Usuario');
const password = page.getByLabelText('Clave');
const submit = page.getByRole('button', { name: 'Enviar' });
const input = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);

/** Fills in as browsers and password managers do: without focus, and with these events. */
function fill(name: string, value: string, ...events: string[]): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input(name), value);
  for (const type of events) input(name).dispatchEvent(new Event(type, { bubbles: true }));
}

test.each([['input'], ['change'], ['input', 'change']])(
  'what is filled in without focus is seen (%s %s)',
  async (...events) => {
    fill('user', 'marina', ...events);
    await expect.element(page.elementLocator(find('form'))).toHaveAttribute('data-dirty', 'true');
    fill('password', 'Faro-1926', ...events);
    await userEvent.click(submit);
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...defaults, user: 'marina', password: 'Faro-1926' });
  },
);

test('what is filled in without a word is sent too, and outlives what is typed elsewhere', async () => {
  fill('password', 'Faro-1926');
  await userEvent.fill(user, 'marina');
  await expect.element(password).toHaveValue('Faro-1926');
  await userEvent.click(submit);
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...defaults, user: 'marina', password: 'Faro-1926' });
});

test('what is filled in without a word is validated by what stands there', async () => {
  fill('user', 'marina');
  input('user').focus();
  input('password').focus();
  input('user').focus();
  await expect.element(password).toHaveAttribute('aria-invalid');
  expect(input('user').hasAttribute('aria-invalid')).toBe(false);
});

test('a password stands in no attribute of the document', async () => {
  await userEvent.fill(password, 'Faro-1926');
  await userEvent.fill(user, 'marina');
  await expect.element(password).toHaveValue('Faro-1926');
  expect(document.body.outerHTML).not.toContain('Faro-1926');
});

test('a list is what is ticked, and a select what is chosen', async () => {
  await expect.element(page.getByLabelText('A', { exact: true })).not.toBeChecked();
  await expect.element(page.getByLabelText('B', { exact: true })).toBeChecked();
  await userEvent.click(page.getByLabelText('A', { exact: true }));
  await userEvent.click(page.getByLabelText('B', { exact: true }));
  await userEvent.selectOptions(page.getByLabelText('País'), 'ES');
  await userEvent.fill(user, 'marina');
  await userEvent.fill(password, 'x');
  await userEvent.click(submit);
  expect(send.mock.lastCall).toEqual([
    { user: 'marina', password: 'x', country: 'ES', lists: ['a'], stay: true },
  ]);
});

test('a reset puts the values into every control', async () => {
  await userEvent.fill(password, 'x');
  await userEvent.click(page.getByRole('button', { name: 'Otra' }));
  await expect.element(user).toHaveValue('marina');
  await expect.element(password).toHaveValue('');
  await expect.element(page.getByLabelText('País')).toHaveValue('FR');
  await expect.element(page.getByLabelText('A', { exact: true })).toBeChecked();
  await expect.element(page.getByLabelText('B', { exact: true })).not.toBeChecked();
  await expect.element(page.getByLabelText('Recordar')).not.toBeChecked();
  expect(find('form').dataset.dirty).toBe('false');
});
