import { deleteAccount, endSession, getSessions, patchProfile } from '@portada/contract';
import { demoReader, failure, incompleteReader, reader, socialReader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { at, collector } from './support/profile-page.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Profile/Account',
  component: widget('profile'),
  parameters: { reader: collector },
  beforeEach: at('user'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function control(canvas: HTMLElement, name: string): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
}

const save = (canvas: HTMLElement) => {
  const button = canvas.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) throw new Error('There is nothing to save with.');
  return button;
};

/** Waits until what is asked for has come. */
const arrived =
  (selector: string) =>
  async ({ canvasElement }: Context) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(selector)).toBeVisible());
  };

export const Account: Story = {};
export const AccountNarrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const AccountTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const AccountDark: Story = { globals: { theme: 'dark' } };

/** Under 578 px the menu is a dropdown; here over a screen on which it covers nothing to press. */
export const MenuOpen: Story = {
  beforeEach: at('newsletters'),
  parameters: { reader: { ...reader, newsletters: [] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const button = widget.queryByRole('button', { expanded: false, name: /boletines|butlletins/ });
    // Stories are also tested in windows that are wider.
    if (button) await userEvent.click(button);
  },
};

export const Social: Story = {
  parameters: { reader: socialReader },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('[type="password"]')).toBeNull();
  },
};

export const Demo: Story = {
  parameters: { reader: { ...demoReader, bulletin: true }, page: { demo: true } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(control(canvasElement, 'nif')).toHaveAttribute('readonly');
    await expect(control(canvasElement, 'bulletin')).toBeDisabled();
  },
};

/** What is missing stands over the button that cannot be pressed. */
export const Incomplete: Story = {
  parameters: { reader: incompleteReader },
  play: async (context) => {
    await arrived('.portada-account-missing')(context);
    await expect(save(context.canvasElement)).toBeDisabled();
  },
};

export const ChangingThePassword: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'password'), 'Vieja-1926');
    await userEvent.type(control(canvasElement, 'newPassword'), 'Faro-19');
    await userEvent.type(control(canvasElement, 'repeatPassword'), 'Faro-20');
    await userEvent.tab();
    await waitFor(() => expect(control(canvasElement, 'repeatPassword')).toBeInvalid());
    await expect(save(canvasElement)).toBeDisabled();
  },
};

/** What became of a save. */
function saved(role: 'status' | 'alert', handler?: HttpHandler): Story {
  return {
    ...(handler && { parameters: { msw: { handlers: [handler, ...handlers] } } }),
    play: async ({ canvas, canvasElement }) => {
      await drawn(canvasElement);
      await userEvent.type(control(canvasElement, 'surname'), ' Roca');
      await waitFor(() => expect(save(canvasElement)).toBeEnabled());
      await userEvent.click(save(canvasElement));
      await waitFor(() =>
        expect(canvasElement.querySelector('.portada-notice')).toHaveAttribute('role', role),
      );
      if (role === 'alert') await expect(await canvas.findByRole('alert')).toBeVisible();
    },
  };
}

export const Saved: Story = saved('status');
export const WrongPassword: Story = saved('alert', refuse(patchProfile, 401));
export const ServerError: Story = saved('alert', refuse(patchProfile, 500));
export const Offline: Story = saved('alert', unreachable(patchProfile));
export const FieldsRefused: Story = saved(
  'alert',
  refuse(patchProfile, 400, {
    ...failure(400, 'INVALID_FIELDS', { fields: { phone: 'validation.phone.invalid' } }),
  }),
);

export const Saving: Story = {
  parameters: { msw: { handlers: [silence(patchProfile), ...handlers] } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(save(canvasElement));
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** Whoever leaves with something unsaved is asked. */
export const Unsaved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'surname'), ' Roca');
    widget.getByRole('link', { name: /boletines|butlletins/, hidden: true }).click();
    const dialog = await canvas.findByRole('dialog');
    // It comes in softly.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
  },
};

const erase = async ({ canvas, canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: /Eliminar mi|Elimina el meu/ }));
  return within(await canvas.findByRole('dialog'));
};
export const Deletion: Story = {
  play: async (context) => {
    const dialog = await erase(context);
    await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  },
};

function notDeleted(status: number): Story {
  return {
    parameters: { msw: { handlers: [refuse(deleteAccount, status), ...handlers] } },
    play: async (context) => {
      const dialog = await erase(context);
      await userEvent.click(dialog.getByRole('button', { name: /^Sí/ }));
      const alert = await dialog.findByRole('alert');
      await waitFor(() => expect(alert).toBeVisible());
    },
  };
}
export const DemoIsNotDeleted: Story = notDeleted(412);
export const DeletionFailed: Story = notDeleted(500);

const showSessions = async ({ canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: /mis sesiones|meves sessions/ }));
};
export const Sessions: Story = {
  play: async (context) => {
    await showSessions(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.portada-session')).toBeVisible());
  },
};
export const SessionsFailed: Story = {
  parameters: { msw: { handlers: [refuse(getSessions, 500), ...handlers] } },
  play: async (context) => {
    await showSessions(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.portada-profile-retry')).toBeVisible());
  },
};
export const SessionNotEnded: Story = {
  parameters: { msw: { handlers: [refuse(endSession, 500), ...handlers] } },
  play: async (context) => {
    await showSessions(context);
    const [button] = await context.canvas.findAllByRole('button', { name: /iPhone$/ });
    if (button) await userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
