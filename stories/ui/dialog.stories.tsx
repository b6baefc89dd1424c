import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof Dialog>;

function Example({ required = false, paragraphs = 1 }: { required?: boolean; paragraphs?: number }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const text = say(
    'Con tu cuenta puedes guardar artículos, seguir a tus autores y comentar.',
    'Amb el teu compte pots desar articles, seguir els teus autors i comentar.',
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Guardar', 'Desa')}</Button>
      <Dialog
        actions={
          <>
            <ButtonLink href="/acceso/">{say('Iniciar sesión', 'Inicia la sessió')}</ButtonLink>
            <Button variant="secondary" onClick={close}>
              {say('Ahora no', 'Ara no')}
            </Button>
          </>
        }
        open={open}
        required={required}
        title={say('Inicia sesión para guardar', 'Inicia la sessió per desar')}
        onClose={close}
      >
        {Array.from({ length: paragraphs }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
          <p key={index}>{text}</p>
        ))}
      </Dialog>
    </>
  );
}

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Closed: Story = { render: () => <Example /> };
export const Open: Story = { render: () => <Example />, play: openIt };
export const Required: Story = { render: () => <Example required />, play: openIt };
export const Long: Story = { render: () => <Example paragraphs={40} />, play: openIt };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
