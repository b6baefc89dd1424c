import { loadMore } from '@portada/contract';
import { shows } from '@portada/contract/fixtures';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { respond, silence, unreachable } from './support/respond.ts';
import { useSay } from './support/say.ts';
import { manyShows, serverCard } from './support/server-cards.ts';
import { widget } from './support/Widget.tsx';

/** A list with two cards, whose element comes after it. */
const afterAList: Decorator = (Story) => {
  const say = useSay();
  return (
    <section>
      <h2>{say('Programas', 'Programes')}</h2>
      <div id="cards">
        {inLanguage(shows.slice(0, 2)).map(({ id, name, url }) => (
          <article key={id}>
            <h3>
              <a href={url}>{name}</a>
            </h3>
          </article>
        ))}
      </div>
      <Story />
    </section>
  );
};

/** The following pages of a list, fetched as the reader comes to its end. */
const meta = {
  title: 'Widgets/Load more',
  component: widget('load-more'),
  args: { 'next-page': '/api/front/list/programas', list: 'cards' },
  decorators: [afterAList],
  // What was added stands among nodes that React keeps.
  beforeEach:
    ({ canvasElement }) =>
    () => {
      for (const added of canvasElement.querySelectorAll('#cards > :nth-child(n + 3)')) added.remove();
    },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile' } };
const html = (word: string, count: number) =>
  manyShows(word, count)
    .map((show) => serverCard(show, 3))
    .join('');
const withBackEnd = (...own: typeof handlers) => ({ msw: { handlers: [...own, ...handlers] } });

/** The spinner turns while the next page is on its way. */
export const OnItsWay: Story = { parameters: withBackEnd(silence(loadMore)) };
export const OnItsWayInTheDark: Story = { ...OnItsWay, globals: { theme: 'dark' } };

export const LastPage: Story = {
  parameters: withBackEnd(respond(loadMore, { html: html('Dos', 3), nextPage: '' })),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getAllByRole('article')).toHaveLength(5));
    await expect(widget.queryByRole('button')).toBeNull();
  },
};

export const Offline: Story = {
  parameters: withBackEnd(unreachable(loadMore)),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const retry = await widget.findByRole('button', { name: /intentarlo|provar/ });
    await userEvent.click(retry);
    await expect(await widget.findByRole('button', { busy: false })).toHaveFocus();
  },
};
export const OfflineOnAPhone: Story = { ...Offline, globals: phone };

/** Where the server knows of no further page there is nothing to draw. */
export const NothingMore: Story = { args: { 'next-page': '' } };
