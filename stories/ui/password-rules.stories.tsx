import { profilePasswordRules, registrationPasswordRules } from '@portada/contract/rules';
import { PasswordRules } from '@portada/ui/features/password-rules/PasswordRules.tsx';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = {
  title: 'UI/Password rules',
  component: PasswordRules,
  args: { rules: registrationPasswordRules, value: '' },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const HalfWay: Story = { args: { value: 'faro19' } };
export const AllHeld: Story = { args: { value: 'Faro-1926' } };
export const OfTheProfile: Story = { args: { rules: profilePasswordRules, value: 'Faro-1922' } };

function UnderItsField() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <Column>
      <PasswordField
        label={say('Contraseña nueva', 'Contrasenya nova')}
        autoComplete="new-password"
        hint={<PasswordRules rules={registrationPasswordRules} value={value} />}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </Column>
  );
}

/** The field is described by its rules. */
export const AsTheHint: Story = {
  render: () => <UnderItsField />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('The field has no input.');
    await userEvent.type(input, 'aB3');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/4 de 6/);
    await expect(input).toHaveAccessibleDescription(/8/);
  },
};
