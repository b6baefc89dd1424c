import {
  articleCard,
  audioCard,
  bareCard,
  blogCard,
  catalanCard,
  longCard,
  multipleEventCard,
  opinionCard,
  rangeEventCard,
  recipeCard,
  uniqueEventCard,
  videoCard,
} from '@portada/contract/fixtures';
import { Card } from '@portada/ui/card/Card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Card', component: Card, args: { card: articleCard } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

function InTheLanguage() {
  const say = useSay();
  return <Card card={say('es', 'ca') === 'ca' ? catalanCard : articleCard} />;
}

export const Article: Story = { render: () => <InTheLanguage /> };
export const Bare: Story = { args: { card: bareCard } };
export const LongText: Story = { args: { card: longCard } };
export const Signature: Story = { args: { card: blogCard } };
export const Opinion: Story = { args: { card: opinionCard } };
export const Video: Story = { args: { card: videoCard } };
export const Audio: Story = { args: { card: audioCard } };
export const Gallery: Story = { args: { card: recipeCard } };
export const EventOnce: Story = { args: { card: uniqueEventCard } };
export const EventForWeeks: Story = { args: { card: rangeEventCard } };
export const EventNowAndThen: Story = { args: { card: multipleEventCard } };

/** As a list of authors draws one. */
export const Author: Story = {
  args: { template: 'author', card: { ...bareCard, title: 'Marta Ruiz', url: '/autores/marta-ruiz/' } },
};

export const OnAPhone: Story = { args: { card: videoCard }, globals: { viewport: { value: 'mobile' } } };
export const EventOnAPhone: Story = {
  args: { card: uniqueEventCard },
  globals: { viewport: { value: 'mobile' } },
};
export const Dark: Story = { args: { card: uniqueEventCard }, globals: { theme: 'dark' } };
