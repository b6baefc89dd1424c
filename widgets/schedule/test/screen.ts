import { page } from 'vitest/browser';
import { mount } from '../../test/mount.ts';
import { channels, dayOf, TODAY } from './day.ts';

/** The element with today's schedule of the first channel, as a server writes it. */
export function draw(given: Readonly<Record<string, unknown>> = {}): Promise<HTMLElement> {
  return mount('portada-schedule', {
    channels,
    channel: 'tv',
    day: TODAY,
    items: dayOf('tv', TODAY),
    ...given,
  });
}

const all = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`.portada-schedule ${selector}`),
];

/** The place that the broadcasts scroll in. */
export function list(): HTMLElement {
  const [found] = all('[part="list"]');
  if (!found) throw new Error('There is no list.');
  return found;
}
export const rows = () => all('[part="broadcast"]');
export const onNow = () => all('[part="broadcast"][aria-current]').map(({ textContent }) => textContent);
export const firstTitle = () => all('.portada-schedule-show')[0]?.textContent;
export const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
export const link = (name: string | RegExp) => page.getByRole('link', { name });

/** The rows that lie in the list's window as a whole, by their place. */
export function whole(): number[] {
  const frame = list().getBoundingClientRect();
  return rows().flatMap((row, index) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= frame.top - 2 && bottom <= frame.bottom + 2 ? [index] : [];
  });
}
