import { Tabs } from '@portada/ui/tabs/Tabs.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof Tabs>;

function MostRead() {
  const say = useSay();
  const list = (titles: string[]) => (
    <ol>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  );
  const read = say('La lonja bate su récord de sardina', 'La llotja bat el rècord de sardina');
  const shared = say('Las mejores fotos del temporal', 'Les millors fotos del temporal');
  return (
    <Tabs
      label={say('Lo más', 'El més')}
      tabs={[
        { id: 'read', label: say('Lo más leído', 'El més llegit'), content: list([read, shared]) },
        { id: 'shared', label: say('Lo más compartido', 'El més compartit'), content: list([shared]) },
      ]}
    />
  );
}

export const TwoTabs: Story = { render: () => <MostRead /> };
export const Narrow: Story = { ...TwoTabs, globals: { viewport: { value: 'mobile' } } };
