import { getProfile } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $page, loadUser } from '@portada/core';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** A header, at whose end the menu belongs. */
const inAHeader: Decorator = (Story, { parameters }) => (
  <div
    style={{
      display: 'flex',
      justifyContent: parameters.atTheStart ? 'start' : 'end',
      minBlockSize: '20rem',
    }}
  >
    <div>
      <Story />
    </div>
  </div>
);

const meta = {
  title: 'Widgets/User menu',
  component: widget('user-menu'),
  decorators: [inAHeader],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByRole('link')).toHaveLength(2);
  },
};
export const AnonymousOnAPhone: Story = { ...Anonymous, globals: { viewport: { value: 'mobile' } } };
export const AnonymousInTheDark: Story = { ...Anonymous, globals: { theme: 'dark' } };

/** The identity provider that the page names is on its way. */
export const OpeningAScreenSet: Story = {
  parameters: {
    page: { identityProvider: { script: '/never.js', screenSet: 'Lectores', startScreen: '' } },
  },
  beforeEach: () => {
    const append = spyOn(document.head, 'append').mockImplementation(() => undefined);
    return () => append.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const link = widget.getByRole('link', { name: /^Reg/ });
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-busy', 'true');
  },
};

export const SignedIn: Story = { parameters: { reader } };

export const Open: Story = {
  parameters: { reader },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { expanded: false }));
    await expect(widget.getAllByRole('link')).toHaveLength(5);
  },
};
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile' } } };
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };
/** At the start of a line it opens towards the end. */
export const OpenAtTheStart: Story = { ...Open, parameters: { reader, atTheStart: true } };

export const OpenedAndClosed: Story = {
  parameters: { reader },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const button = widget.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Emoji: Story = { parameters: { reader: { ...reader, nick: '👩‍👩‍👧 de mar' } } };
export const WithoutNick: Story = { parameters: { reader: { ...reader, nick: '' } } };

/** A session whose profile has still to come. */
const beginSession = async () => {
  await cookieStore.set($page.get().sessionCookie, reader.id);
  void loadUser();
};
export const Loading: Story = {
  beforeEach: beginSession,
  parameters: { msw: { handlers: [silence(getProfile), ...handlers] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findByRole('img')).toBeVisible();
  },
};
export const SessionEnded: Story = {
  beforeEach: beginSession,
  parameters: { msw: { handlers: [refuse(getProfile, 401), ...handlers] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findAllByRole('link')).toHaveLength(2);
  },
};
