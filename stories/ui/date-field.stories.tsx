import { DateField } from '@portada/ui/date-field/DateField.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Date field', component: DateField } satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof DateField>;

function Birthdate({ initial = '', error }: { initial?: string; error?: string }) {
  const say = useSay();
  const [value, setValue] = useState(initial);
  return (
    <Column>
      <DateField
        autoComplete="bday"
        error={error}
        label={say('Fecha de nacimiento', 'Data de naixement')}
        max="2013-11-21"
        min="1906-01-01"
        name="birthdate"
        value={value}
        onChange={setValue}
      />
    </Column>
  );
}

export const Empty: Story = { render: () => <Birthdate /> };
export const Filled: Story = { render: () => <Birthdate initial="1988-04-23" /> };
export const Wrong: Story = {
  render: () => {
    const say = useSay();
    return <Birthdate error={say('Esa fecha no existe', 'Aquesta data no existeix')} initial="31/02/1988" />;
  },
};

/** The library comes with the first opening. */
export const Open: Story = {
  render: () => <Birthdate initial="1988-04-23" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(document.querySelector('[aria-selected="true"]')).toHaveTextContent('23'));
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile' } } };
