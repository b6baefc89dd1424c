import { Profiler } from 'react';
import { boolean, email, minLength, object, pipe, regex, string, value } from 'valibot';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, render } from '../../test/render.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';
import { useValibotForm } from './useValibotForm.ts';

const schema = object({
  nick: pipe(
    string(),
    minLength(1, 'nick.required'),
    minLength(4, 'nick.short'),
    regex(/^\w*$/, 'nick.invalid'),
  ),
  email: pipe(string(), email('email.invalid')),
  terms: pipe(boolean(), value(true, 'terms.required')),
});

const translate = (key: string) => `<${key}>`;

function Example({ send }: { send: (values: object) => void }) {
  const { form, field } = useValibotForm({
    schema,
    defaults: { nick: '', email: '', terms: false },
    translate,
  });
  return (
    <Form aria-label="Alta" onSubmit={form.handleSubmit((values) => send(values))}>
      <TextField label="Nick" required {...field('nick')} />
      <TextField label="Correo" required type="email" {...field('email')} />
      <Checkbox label="Acepto las condiciones" required {...field('terms')} />
      <Button type="submit">Enviar</Button>
    </Form>
  );
}

const input = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const errors = () =>
  [...document.querySelectorAll('.portada-field-error')].map(({ textContent }) => textContent);
const errorOf = (name: string) => {
  const id = input(name).getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

test('[UI-05] shows the first error of each field, in the page’s words, and goes to the first field', async () => {
  const send = vi.fn();
  render(<Example send={send} />);
  await userEvent.click(find('button'));
  await expect.poll(errors).toEqual(['<nick.required>', '<email.invalid>', '<terms.required>']);
  expect(document.activeElement).toBe(input('nick'));
  expect(send).not.toHaveBeenCalled();
});

test('[UI-05] goes to the field that is wrong, not merely to the first', async () => {
  render(<Example send={vi.fn()} />);
  await userEvent.type(input('nick'), 'faro');
  await userEvent.keyboard('{Enter}');
  await expect.poll(errors).toEqual(['<email.invalid>', '<terms.required>']);
  expect(document.activeElement).toBe(input('email'));
});

test('a field is validated when it is left, and then at every change', async () => {
  render(<Example send={vi.fn()} />);
  await userEvent.type(input('nick'), 'ñ');
  expect(errors()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => errorOf('nick')).toBe('<nick.short>');
  await userEvent.type(input('nick'), 'ñññ');
  await expect.poll(() => errorOf('nick')).toBe('<nick.invalid>');
  await userEvent.clear(input('nick'));
  await userEvent.type(input('nick'), 'marina');
  await expect.poll(() => errorOf('nick')).toBeUndefined();
  expect(input('nick').hasAttribute('aria-invalid')).toBe(false);
});

test('sends what the schema read', async () => {
  const send = vi.fn();
  render(<Example send={send} />);
  await userEvent.type(input('nick'), 'marina');
  await userEvent.type(input('email'), 'marina@example.com');
  await userEvent.click(input('terms'));
  await userEvent.click(find('button'));
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ nick: 'marina', email: 'marina@example.com', terms: true }]]);
});

test('a key draws nothing of the form but what it changes', async () => {
  const draw = vi.fn();
  render(
    <Profiler id="form" onRender={draw}>
      <Example send={vi.fn()} />
    </Profiler>,
  );
  draw.mockClear();
  await userEvent.type(input('nick'), 'marina');
  await userEvent.type(input('email'), 'marina');
  expect(draw).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await userEvent.click(input('email'));
  await expect.poll(errors).toEqual(['<email.invalid>', '<terms.required>']);
  draw.mockClear();
  await userEvent.keyboard('@');
  expect(draw).not.toHaveBeenCalled();
  await userEvent.keyboard('example.com');
  await expect.poll(errors).toEqual(['<terms.required>']);
  expect(draw).toHaveBeenCalledOnce();
});
