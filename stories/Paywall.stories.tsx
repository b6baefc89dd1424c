import { getPaywallMessages, PAYWALL_VERSION_COOKIE, type PaywallMessage } from '@portada/contract';
import { alerts, paywallMessages } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { Article } from './support/Article.tsx';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { messageLike, meterContent, withMessages } from './support/paywall-page.ts';
import { unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const AlertBanner = widget('alert-banner');
const TestingBanner = widget('paywall-testing-banner');

/**
 * One message over an article, in one of four layouts. A modal that cannot be closed is a wall: it locks scrolling and
 * keeps the focus.
 */
const meta = {
  title: 'Widgets/Paywall',
  component: widget('paywall'),
  decorators: [
    (Story) => (
      <Article>
        <Story />
      </Article>
    ),
  ],
  // Each story has the whole window to itself, in the docs too.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'mobile' } };
const long =
  'Para seguir leyendo todo lo que publicamos cada día sobre el puerto, sus barcos y su gente, crea tu cuenta gratuita. ';

async function shows({ canvasElement }: Context) {
  const widget = await drawn(canvasElement);
  const close = /Cerrar|Tanca/;
  return {
    widget,
    close,
    button: () => widget.queryByRole('button', { name: close }),
    dialog: () => widget.findByRole('dialog'),
    region: () => widget.findByRole('region'),
  };
}

/** A message as the server sends it for this content, and what must be there once it is drawn. */
function showing(message: PaywallMessage): Story {
  return {
    parameters: { msw: { handlers: withMessages(message) } },
    beforeEach: () => meterContent([message.id]),
    play: async (context) => {
      const { dialog, region, button } = await shows(context);
      const drawnMessage = await (message.type === 'modal' ? dialog() : region());
      // It comes in from nothing.
      await waitFor(() => expect(drawnMessage).toBeVisible());
      await expect(button() !== null).toBe(message.canBeClosed || context.parameters.page?.preview === true);
    },
  };
}

export const Bottom = showing(messageLike('barra'));
export const BottomOnAPhone: Story = { ...Bottom, globals: phone };
export const BottomDark: Story = { ...Bottom, globals: { theme: 'dark' } };
export const BottomThatStays = showing(messageLike('barra', { canBeClosed: false }));
export const BottomWithOneButton = showing(
  messageLike('barra', { button2Text: '', aboveButtonText: '', underButtonText: '', bottomText: '' }),
);
export const BottomWithLongTexts: Story = {
  ...showing(
    messageLike('barra', { principalText: long.repeat(2), aboveButtonText: long, underButtonText: long }),
  ),
  globals: phone,
};

export const ModalThatCloses = showing(messageLike('cierre', { canBeClosed: true }));
export const Wall = showing(messageLike('cierre'));
export const WallOnAPhone: Story = { ...Wall, globals: phone };
export const WallDark: Story = { ...Wall, globals: { theme: 'dark' } };
export const WallWithLongTexts: Story = {
  ...showing(messageLike('cierre', { principalText: long, aboveButtonText: long.repeat(3) })),
  globals: phone,
};

export const FloatRight = showing(messageLike('flotante', { position: 'right' }));
export const FloatLeft = showing(messageLike('flotante', { position: 'left' }));
export const FloatCenter = showing(messageLike('flotante', { position: 'center' }));
export const FloatThatStays = showing(messageLike('flotante', { canBeClosed: false }));
export const FloatOnAPhone: Story = { ...FloatRight, globals: phone };

export const Counter = showing(messageLike('contador'));
export const CounterThatCloses = showing(messageLike('contador', { canBeClosed: true }));
export const CounterOnAPhone: Story = { ...CounterThatCloses, globals: phone };
export const CounterAtItsEnd = showing(
  messageLike('contador', { numConsumedContent: 40, maxConsumedContent: 40 }),
);

/** An address that could run code leads nowhere: without any, a button closes the message or is not there. */
export const UnsafeAddresses = showing(
  messageLike('barra', { logoUrl: 'javascript:alert(1)', buttonUrl: 'data:text/html,1' }),
);

/** Hiding is one-way: what was closed stays closed while the page stays. */
export const Closed: Story = {
  ...Bottom,
  play: async (context) => {
    const { region, widget, close } = await shows(context);
    await region();
    await userEvent.click(widget.getByRole('button', { name: close }));
    await waitFor(() => expect(widget.queryByRole('region')).toBeNull());
  },
};

/** In preview every message can be closed and none locks the page. */
export const Preview: Story = { ...Wall, parameters: { ...Wall.parameters, page: { preview: true } } };

/** The showroom puts another message in the place of the page's own. */
export const Showroom: Story = {
  parameters: { page: { runningInShowroom: true }, msw: { handlers: withMessages(...paywallMessages) } },
  beforeEach: () => meterContent(['cierre']),
  play: async (context) => {
    const { region, dialog, widget } = await shows(context);
    await dialog();
    const detail = { id: 'contador' };
    document.dispatchEvent(new CustomEvent('portada:showroom-paywall', { detail }));
    await region();
    await expect(widget.queryByRole('dialog')).toBeNull();
  },
};

/** Who tests a version keeps the banner that leads back within reach, over the wall. */
export const VersionInTest: Story = {
  ...Wall,
  decorators: [
    (Story) => (
      <>
        <Story />
        <TestingBanner />
      </>
    ),
  ],
  beforeEach: async () => {
    await cookieStore.set(PAYWALL_VERSION_COOKIE, '12');
    const forget = await meterContent(['cierre']);
    return async () => {
      await forget();
      await cookieStore.delete(PAYWALL_VERSION_COOKIE);
    };
  },
};

/** An alert stands on top of what is at the foot of the window already. */
export const WithAnAlert: Story = {
  ...FloatRight,
  decorators: [
    (Story) => (
      <>
        <Story />
        <AlertBanner alerts={inLanguage(alerts)} />
      </>
    ),
  ],
};

async function showsNothing({ canvasElement }: Context) {
  const widget = await drawn(canvasElement);
  await expect(widget.queryByRole('dialog')).toBeNull();
  await expect(widget.queryByRole('region')).toBeNull();
}

export const AccessGranted: Story = {
  beforeEach: () => meterContent(['cierre'], true),
  play: showsNothing,
};

/** Nothing is drawn, and the page can be read as far as the server has sent it. */
export const MessagesNotToBeHad: Story = {
  parameters: { msw: { handlers: [unreachable(getPaywallMessages), ...handlers] } },
  beforeEach: () => meterContent(['cierre']),
  play: showsNothing,
};
