import {
  articleCard,
  audioCard,
  bareCard,
  blogCard,
  longCard,
  multipleEventCard,
  newsletterCard,
  opinionCard,
  rangeEventCard,
  recipeCard,
  uniqueEventCard,
  videoCard,
} from '@portada/contract/fixtures';
import { Card } from '@portada/ui/features/card/Card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Card', component: Card, args: { card: articleCard } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const Bare: Story = { args: { card: bareCard } };
export const LongText: Story = { args: { card: longCard } };
export const Blog: Story = { args: { card: blogCard } };
export const Opinion: Story = { args: { card: opinionCard } };
export const Video: Story = { args: { card: videoCard } };
export const Audio: Story = { args: { card: audioCard } };
export const Gallery: Story = { args: { card: { ...recipeCard, totalTime: null, ratingValue: null } } };
export const Recipe: Story = { args: { card: recipeCard } };
export const RecipeWithoutVotes: Story = { args: { card: { ...recipeCard, ratingValue: null } } };
export const NewsletterIssue: Story = { args: { card: newsletterCard, template: 'newsletter' } };
export const TextAtTheSide: Story = {
  args: { card: articleCard, template: 'text-side' },
  globals: { viewport: { value: 'mobile' } },
};
export const EventOnce: Story = { args: { card: uniqueEventCard } };
export const EventForWeeks: Story = { args: { card: rangeEventCard } };
export const EventNowAndThen: Story = { args: { card: multipleEventCard } };

/** As a list of authors draws one. */
export const Author: Story = {
  args: { template: 'author', card: { ...bareCard, title: 'Marta Ruiz', url: '/autores/marta-ruiz/' } },
};

export const OnAPhone: Story = { args: { card: videoCard }, globals: { viewport: { value: 'mobile' } } };
export const RecipeOnAPhone: Story = {
  args: { card: recipeCard },
  globals: { viewport: { value: 'mobile' } },
};
export const EventOnAPhone: Story = {
  args: { card: uniqueEventCard },
  globals: { viewport: { value: 'mobile' } },
};
export const Dark: Story = { args: { card: uniqueEventCard }, globals: { theme: 'dark' } };
