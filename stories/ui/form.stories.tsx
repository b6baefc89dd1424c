import { Button } from '@portada/ui/button/Button.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { email, nonEmpty, object, pipe, string } from 'valibot';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Form', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof Form>;

const schema = object({
  name: pipe(string(), nonEmpty('required')),
  email: pipe(string(), nonEmpty('required'), email('email')),
});

const send = fn();

function Contact() {
  const say = useSay();
  const translate = (key: string) =>
    key === 'email'
      ? say('Escribe un correo válido', 'Escriu un correu vàlid')
      : say('Este campo es obligatorio', 'Aquest camp és obligatori');
  const { form, field } = useValibotForm({ schema, defaults: { name: '', email: '' }, translate });
  return (
    <Column>
      <Form onSubmit={form.handleSubmit((values) => send(values))}>
        <TextField label={say('Nombre', 'Nom')} required {...field('name')} />
        <TextField label={say('Correo', 'Correu')} required type="email" {...field('email')} />
        <Button type="submit">{say('Enviar', 'Envia')}</Button>
      </Form>
    </Column>
  );
}

export const Empty: Story = { render: () => <Contact /> };

/** Sent too early, it goes to the first wrong field and says what is missing. */
export const SentTooEarly: Story = {
  render: () => <Contact />,
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox');
    await userEvent.click(canvas.getByRole('button'));
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(send).not.toHaveBeenCalled();
  },
};
