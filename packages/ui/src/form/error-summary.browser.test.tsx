import { useState } from 'react';
import { minLength, object, pipe, string } from 'valibot';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render.tsx';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';
import { useValibotForm } from './useValibotForm.ts';

const schema = object({
  nick: pipe(string(), minLength(4, 'nick')),
  city: pipe(string(), minLength(1, 'city')),
});
const names = ['nick', 'city'] as const;

function Example() {
  const { form, field, error } = useValibotForm({
    schema,
    defaults: { nick: '', city: '' },
    translate: (key) => `<${key}>`,
  });
  const [round, setRound] = useState(0);
  const errors = names.flatMap((name) => ({ name, id: `f-${name}`, text: error(name) ?? '' }));
  return (
    <Form
      onSubmit={form.handleSubmit(
        () => undefined,
        () => setRound(round + 1),
      )}
    >
      <ErrorSummary
        title="Revisa"
        errors={errors.filter(({ text }) => text)}
        round={round}
        onPick={(name) => form.setFocus(name === 'city' ? 'city' : 'nick')}
      />
      <TextField label="Nick" id="f-nick" {...field('nick')} />
      <TextField label="Ciudad" id="f-city" {...field('city')} />
      <Button type="submit">Enviar</Button>
    </Form>
  );
}

const summary = page.getByRole('region', { name: 'Revisa' });
const send = page.getByRole('button', { name: 'Enviar' });
const nick = page.getByLabelText('Nick');
const city = page.getByLabelText('Ciudad');

test('takes the focus each time the form is refused, and never before', async () => {
  render(<Example />);
  await userEvent.fill(nick, 'ab');
  await userEvent.keyboard('{Tab}');
  await expect.element(nick).toHaveAttribute('aria-invalid');
  expect(summary.elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
  await userEvent.click(send);
  await expect.element(summary).toHaveFocus();
});

test('each error leads to its field and leaves the page’s address alone', async () => {
  render(<Example />);
  await userEvent.click(send);
  const link = summary.getByRole('link', { name: '<city>' });
  await expect.element(link).toHaveAttribute('href', '#f-city');
  const before = location.href;
  await userEvent.click(link);
  await expect.element(city).toHaveFocus();
  expect(location.href).toBe(before);
});

test('what is mended leaves the list, and with the last the summary goes', async () => {
  render(<Example />);
  await userEvent.click(send);
  await userEvent.fill(city, 'Reus');
  await expect.element(summary.getByRole('link', { name: '<city>' })).not.toBeInTheDocument();
  await userEvent.fill(nick, 'marinero');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(nick).toHaveFocus();
});
