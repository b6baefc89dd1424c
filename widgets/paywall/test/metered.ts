import { getPaywallMessages, type PaywallMessage, paywallCookie, paywallMessage } from '@portada/contract';
import { paywallMessages } from '@portada/contract/fixtures';
import { usePage as turnTo } from '@portada/core/test/page.ts';
import { backEnd, ok } from '@portada/ui/test/back-end.ts';
import { parse } from 'valibot';
import { onTestFinished } from 'vitest';
import { adoptTokens, mount } from '../../test/mount.ts';

let contents = 0;

/** A cookie for the length of a test, as a server writes it. */
export function setCookie(name: string, value: string): void {
  const write = (text: string, age: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=${age}`;
  };
  write(value, 3600);
  onTestFinished(() => write('', 0));
}

/** A message of the example newspaper, changed as a test wants it. */
export function messageLike(id: string, changes: Record<string, unknown> = {}): PaywallMessage {
  return parse(paywallMessage, { ...paywallMessages.find((message) => message.id === id), ...changes });
}

/** A page with a content of its own whose cookie offers these messages, and a server that has them. */
export function metered(
  messages: readonly PaywallMessage[],
  block: Record<string, unknown> = {},
): ReturnType<typeof backEnd> {
  contents += 1;
  turnTo({ contentId: contents, paywall: { enabled: true, relativeVersionId: '12' }, ...block });
  const data = { relativeVersionId: '12', accessGranted: false, messageIds: messages.map(({ id }) => id) };
  setCookie(paywallCookie(String(contents)), JSON.stringify(data));
  return backEnd([getPaywallMessages, ok(messages)]);
}

/** The paywall of such a page, with the look of one. */
export async function draw(
  messages: readonly PaywallMessage[],
  block: Record<string, unknown> = {},
): Promise<{ element: HTMLElement } & Pick<ReturnType<typeof backEnd>, 'asked'>> {
  adoptTokens();
  const { asked } = metered(messages, block);
  const element = await mount('portada-paywall');
  return { element, asked };
}
