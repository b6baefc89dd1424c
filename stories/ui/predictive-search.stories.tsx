import { PredictiveSearch } from '@portada/ui/features/predictive-search/PredictiveSearch.tsx';
import type { AskMatches, Match } from '@portada/ui/features/predictive-search/predictive.store.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Predictive search', component: PredictiveSearch } satisfies Meta<
  typeof PredictiveSearch
>;
export default meta;
type Story = StoryObj<typeof PredictiveSearch>;

const authors: Match[] = [
  { value: '31', name: 'Clara Montes' },
  { value: '32', name: 'Clàudia Montsant i Riba, enviada especial a los puertos del norte' },
  { value: '33', name: 'Lluís Montoliu' },
];

function Authors({
  ask = async () => authors,
  initial = null,
}: {
  ask?: AskMatches;
  initial?: Match | null;
}) {
  const say = useSay();
  const [value, setValue] = useState(initial);
  return (
    <Column>
      <PredictiveSearch
        ask={ask}
        label={say('Autor', 'Autor')}
        name="author"
        value={value}
        onChange={setValue}
      />
    </Column>
  );
}

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Types into the field, and waits for what it says. */
function typed(text: string, said: RegExp) {
  return async ({ canvas }: Context) => {
    await userEvent.type(await canvas.findByRole('combobox'), text);
    await expect(await canvas.findByText(said)).toBeInTheDocument();
  };
}

export const Empty: Story = { render: () => <Authors /> };
export const Chosen: Story = { render: () => <Authors initial={authors[0] ?? null} /> };
export const TooShort: Story = { render: () => <Authors />, play: typed('mon', /al menos 4|com a mínim 4/) };
export const Matches: Story = {
  render: () => <Authors />,
  play: async (context) => {
    await typed('mont', /^3 sug/)(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await context.canvas.findByRole('option', { selected: true })).toHaveTextContent(/Clàudia/);
  },
};
export const Waiting: Story = {
  render: () => <Authors ask={() => new Promise(() => undefined)} />,
  play: typed('mont', /Buscando|buscant/),
};
export const None: Story = { render: () => <Authors />, play: typed('xilòfon', /«xilòfon»/) };
export const Failed: Story = {
  render: () => <Authors ask={() => Promise.reject(new Error('offline'))} />,
  play: typed('mont', /No hemos podido|No hem pogut/),
};
export const MatchesOnAPhone: Story = { ...Matches, globals: { viewport: { value: 'mobile' } } };
export const MatchesInTheDark: Story = { ...Matches, globals: { theme: 'dark' } };
