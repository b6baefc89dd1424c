import { getPaywallMessages, type PaywallMessage, paywallCookie, paywallMessage } from '@portada/contract';
import { paywallMessages } from '@portada/contract/fixtures';
import { $language, $page } from '@portada/core';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { parse } from 'valibot';
import { handlers } from '../handlers.ts';

const catalan: Partial<Record<string, Partial<PaywallMessage>>> = {
  barra: {
    logoText: 'Diari del Port',
    smallText: 'Periodisme de prop',
    principalText: 'Registra’t de franc i continua llegint',
    aboveButtonText: 'Només és un minut',
    buttonText: 'Crea un compte',
    button2Text: 'Mira els avantatges',
    underButtonText: 'Sense permanència ni targeta',
    bottomText: 'Ja tens compte? Entra-hi',
  },
  contador: { counterText: 'Has llegit 3 dels 5 articles gratuïts d’aquest mes' },
};

function inCatalan(message: PaywallMessage): PaywallMessage {
  const texts = catalan[message.id] ?? catalan.barra;
  const own = message.id === 'cierre' && {
    principalText: 'Aquest article és per a lectors registrats',
    button2Text: 'Entra',
  };
  return { ...message, ...texts, ...own };
}

/** A message of the example newspaper, changed as a story wants it. */
export function messageLike(id: string, changes: Partial<PaywallMessage> = {}): PaywallMessage {
  const like = paywallMessages.find((message) => message.id === id);
  return parse(paywallMessage, { ...like, ...changes });
}

/** A back end with these messages, in the page's language unless they say that they are as they are. */
export function withMessages(...messages: readonly PaywallMessage[]): HttpHandler[] {
  const path = `*${getPaywallMessages.path.replace('{relativeVersionId}', ':version')}`;
  const answer = () => ($language.get() === 'ca' ? messages.map(inCatalan) : messages);
  return [http.get(path, () => HttpResponse.json({ httpCode: 200, response: answer() })), ...handlers];
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
