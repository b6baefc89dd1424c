import { Button } from '@portada/ui/button/Button.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SaveIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import ShareIcon from 'lucide/dist/esm/icons/share-2.mjs';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Row } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

function Variants({ disabled = false }: { disabled?: boolean }) {
  const say = useSay();
  return (
    <Row>
      <Button disabled={disabled}>{say('Suscribirme', 'Subscriu-m’hi')}</Button>
      <Button disabled={disabled} variant="secondary">
        <Icon of={SaveIcon} />
        {say('Guardar', 'Desa')}
      </Button>
      <Button disabled={disabled} variant="quiet">
        {say('Ahora no', 'Ara no')}
      </Button>
      <Button aria-label={say('Compartir', 'Comparteix')} disabled={disabled} variant="icon">
        <Icon of={ShareIcon} />
      </Button>
    </Row>
  );
}

export const AllVariants: Story = { render: () => <Variants /> };
export const Disabled: Story = { render: () => <Variants disabled /> };

export const Waiting: Story = {
  render: () => {
    const say = useSay();
    return (
      <Row>
        <Button waiting>{say('Enviar', 'Envia')}</Button>
        <Button variant="secondary" waiting>
          {say('Guardar los cambios', 'Desa els canvis')}
        </Button>
      </Row>
    );
  },
};

/** The width stays as it was, so that nothing beside the button moves. */
export const KeepsItsWidth: Story = {
  render: () => {
    const say = useSay();
    const [waiting, setWaiting] = useState(false);
    return (
      <Button waiting={waiting} onClick={() => setWaiting(true)}>
        {say('Enviar', 'Envia')}
      </Button>
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const AsALink: Story = {
  render: () => {
    const say = useSay();
    return (
      <Row>
        <ButtonLink href="/acceso/">{say('Iniciar sesión', 'Inicia la sessió')}</ButtonLink>
        <ButtonLink href="/registro/" variant="secondary">
          {say('Crear una cuenta', 'Crea un compte')}
        </ButtonLink>
      </Row>
    );
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { children: 'Guardar este contenido en la lista de lecturas pendientes para el fin de semana' },
};
