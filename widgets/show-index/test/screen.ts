import { searchMoreShows, searchShows } from '@portada/contract';
import { frames } from '@portada/core/test/frames.ts';
import { backEnd, json, type RecordedRequest } from '@portada/ui/test/back-end.ts';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/mount.ts';

export const letter = (name: string) => page.getByRole('button', { name, exact: true });
export const field = page.getByRole('searchbox', { name: 'Buscar un programa' });
export const select = page.getByRole('combobox', { name: 'Por la inicial' });
export const retry = page.getByRole('button', { name: 'Volver a intentarlo' });
export const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

export const card = (name: string, tag = 'article') =>
  `<${tag} class="card"><h3><a href="/programas/${encodeURIComponent(name)}/">${name}</a></h3><p>Resumen</p></${tag}>`;

function cards(name: string, count: number, tag?: string): string {
  return Array.from({ length: count }, (_, index) => card(`${name} ${index + 1}`, tag)).join('\n');
}

/** What narrows the list, or nothing. */
export const wanted = ({ url }: RecordedRequest) =>
  url.searchParams.get('letter') ?? url.searchParams.get('text') ?? 'Todos';
export const only = (asked: RecordedRequest) => json({ html: card(wanted(asked)), cursorMark: null });

/** So many pages of twelve. */
export function pages(count: number, tag?: string) {
  return (asked: RecordedRequest) => {
    const at = Number(/\/p(\d+)$/.exec(asked.url.pathname)?.[1] ?? 1);
    return json({
      html: cards(`${wanted(asked)} ${at}`, 12, tag),
      cursorMark: at < count ? `p${at + 1}` : null,
    });
  };
}

export const serve = (answer: (asked: RecordedRequest) => Response | Promise<Response> = only) =>
  backEnd([searchShows, answer], [searchMoreShows, answer]);

/** Lets the browser tell what is in sight, and then time go by. */
export async function wait(ms: number): Promise<void> {
  await frames(2);
  await vi.advanceTimersByTimeAsync(ms);
}

/** The element on the page, with its first list. */
export async function mountShows(attributes: Readonly<Record<string, unknown>> = {}): Promise<HTMLElement> {
  const element = await mount('portada-show-index', attributes);
  await expect.poll(names).not.toEqual([]);
  return element;
}
