import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { Select } from '@portada/ui/select/Select.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

/** The fields of every form, each with its label, a hint and what is wrong with its value. */
const meta = { title: 'UI/Fields', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof TextField>;

const provinces = [
  { value: 'A', label: 'Alicante' },
  { value: 'B', label: 'Barcelona' },
  { value: 'V', label: 'Valencia' },
];

interface Props {
  error?: boolean;
  disabled?: boolean;
}

function AllFields({ error = false, disabled = false }: Props) {
  const say = useSay();
  const wrong = (es: string, ca: string) => (error ? say(es, ca) : undefined);
  return (
    <Column>
      <TextField
        autoComplete="email"
        disabled={disabled}
        error={wrong('Escribe un correo como nombre@ejemplo.com', 'Escriu un correu com nom@exemple.cat')}
        hint={say('No lo verá nadie más', 'No el veurà ningú més')}
        label={say('Correo electrónico', 'Correu electrònic')}
        name="email"
        required
        type="email"
      />
      <PasswordField
        disabled={disabled}
        error={wrong('Escribe tu contraseña', 'Escriu la teva contrasenya')}
        label={say('Contraseña', 'Contrasenya')}
        name="password"
        required
      />
      <Select
        disabled={disabled}
        error={wrong('Elige tu provincia', 'Tria la teva província')}
        label={say('Provincia', 'Província')}
        options={provinces}
        placeholder={say('Elige una', 'Tria’n una')}
      />
      <TextArea
        disabled={disabled}
        error={wrong('Escribe un comentario', 'Escriu un comentari')}
        label={say('Comentario', 'Comentari')}
      />
      <Checkbox
        disabled={disabled}
        error={wrong('Tienes que aceptar las condiciones', 'Has d’acceptar les condicions')}
        label={
          <>
            {say('He leído y acepto las ', 'He llegit i accepto les ')}
            <Link href="/condiciones/">{say('condiciones de uso', 'condicions d’ús')}</Link>
          </>
        }
        name="terms"
        required
      />
    </Column>
  );
}

export const Empty: Story = { render: () => <AllFields /> };
export const WithErrors: Story = { render: () => <AllFields error /> };
export const Disabled: Story = { render: () => <AllFields disabled /> };
export const Narrow: Story = {
  render: () => <AllFields error />,
  globals: { viewport: { value: 'mobile' } },
};
export const Dark: Story = { render: () => <AllFields error />, globals: { theme: 'dark' } };

/** UI-07 */
export const ShownPassword: Story = {
  render: () => {
    const say = useSay();
    return (
      <Column>
        <PasswordField defaultValue="Faro-1926" label={say('Contraseña', 'Contrasenya')} />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Faro-1926');
  },
};
