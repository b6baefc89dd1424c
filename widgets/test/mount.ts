import { emptyUser, type User } from '@portada/contract';
import { $language, $loggedIn, $page, $user, $userState, type PortadaEvents } from '@portada/core';
import { cacheProfile } from '@portada/core/user/profile-cache.ts';
import light from '@portada/ui/light.css';
import tokens from '@portada/ui/tokens.css';
import { cleanStores } from 'nanostores';
import { expect, onTestFinished } from 'vitest';

/** A widget on the page for the length of a test, once it has drawn; attributes as a template writes them. */
export async function mount(
  tag: `portada-${string}`,
  attributes: Readonly<Record<string, unknown>> = {},
): Promise<HTMLElement> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  document.body.append(element);
  onTestFinished(async () => {
    element.remove();
    // An element that is out of the page a task later ends, and must not meet the next test.
    await new Promise((resolve) => setTimeout(resolve));
  });
  // A limit, not a wait: the first of a file fetches its modules.
  await expect.poll(() => element.dataset.state).toBe('ready');
  return element;
}

/** The page's part of the look, for the length of a test. */
export function adoptTokens(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + light);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** Somebody is logged in, or nobody, as a server's cookie and the day's profile say. */
export function beginSession(reader: User = emptyUser): void {
  const { sessionCookie } = $page.get();
  const write = (value: string, age: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the session cookie is what is meant
    document.cookie = `${sessionCookie}=${value}; path=/; max-age=${age}`;
  };
  const end = () => {
    localStorage.clear();
    write('', 0);
    $user.set(emptyUser);
    $userState.set('idle');
    // The next widget is the first that looks, as on a new page.
    cleanStores($loggedIn, $user);
  };
  end();
  onTestFinished(end);
  if (!reader.id) return;
  write(reader.id, 3600);
  cacheProfile(reader);
  $user.set(reader);
}

/** A session whose profile is not in the day's cache: the first widget asks for it. */
export function beginUnknownSession(readerId: string): void {
  beginSession();
  // biome-ignore lint/suspicious/noDocumentCookie: the session cookie is what is meant
  document.cookie = `${$page.get().sessionCookie}=${readerId}; path=/`;
}

/** What has the focus, in whatever shadow root. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export function speak(language: string): void {
  const before = $language.get();
  onTestFinished(() => $language.set(before));
  $language.set(language);
}

/** What the page hears of one event. */
export function recordEvents<Name extends keyof PortadaEvents>(name: Name): PortadaEvents[Name][] {
  const events: PortadaEvents[Name][] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event.detail);
  };
  document.addEventListener(name, listen);
  onTestFinished(() => document.removeEventListener(name, listen));
  return events;
}
