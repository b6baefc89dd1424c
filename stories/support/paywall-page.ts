import { getPaywallMessages, type PaywallMessage, paywallCookie, paywallMessage } from '@portada/contract';
import { paywallMessages } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { parse } from 'valibot';
import { handlers } from '../handlers.ts';
import { inLanguage } from './in-language.ts';

/** A message of the example newspaper, changed as a story wants it. */
export function messageLike(id: string, changes: Partial<PaywallMessage> = {}): PaywallMessage {
  const like = paywallMessages.find((message) => message.id === id);
  return parse(paywallMessage, { ...like, ...changes });
}

/** A back end with these messages. */
export function withMessages(...messages: readonly PaywallMessage[]): HttpHandler[] {
  const path = `*${getPaywallMessages.path.replace('{relativeVersionId}', ':version')}`;
  const answer = () => HttpResponse.json({ httpCode: 200, response: inLanguage(messages) });
  return [http.get(path, answer), ...handlers];
}

let contents = 0;

/** A content that nobody has closed a message on yet, and its cookie as a server would have set it. */
export async function meterContent(messageIds: readonly string[], accessGranted = false) {
  contents += 1;
  const contentId = `metered-${contents}`;
  const paywall = { enabled: true, relativeVersionId: '12' };
  $page.set({ ...$page.get(), contentId, paywall });
  const name = paywallCookie(contentId);
  const data = { relativeVersionId: '12', accessGranted, messageIds };
  await cookieStore.set(name, encodeURIComponent(JSON.stringify(data)));
  return () => cookieStore.delete(name);
}
