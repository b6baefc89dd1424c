import { $page } from '@portada/core';

/** What the page says of itself in its head. */
export interface Head {
  /** Without the number of a page. */
  readonly title: string;
  readonly description: string;
}

/** At the end, or before the name of the site. */
const SUFFIX = / - Pag\. \d+(?= - |$)/;

/** A title that the site's name ends has the suffix before it. */
function withSuffix(title: string, suffix: string): string {
  const { name } = $page.get().site;
  const end = name && title.endsWith(` - ${name}`) ? ` - ${name}` : '';
  return title.slice(0, title.length - end.length) + suffix + end;
}

function description(): HTMLMetaElement | null {
  return document.querySelector('meta[name="description"]');
}

export function readHead(): Head {
  return {
    title: document.title.replace(SUFFIX, ''),
    description: (description()?.content ?? '').replace(SUFFIX, ''),
  };
}

function link(rel: 'prev' | 'next', href: string | null): void {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (href === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (!existing) document.head.append(element);
}

export interface PageHead extends Head {
  /** From 1; the first is not told (reading 17). */
  readonly page: number;
  /** Addresses of the neighbours: null for none, undefined for those that are there. */
  readonly prev?: string | null;
  readonly next?: string | null;
}

/** ARCH-07, ARCH-08 */
export function describePage({ title, description: text, page, prev, next }: PageHead): void {
  const suffix = page > 1 ? ` - Pag. ${page}` : '';
  document.title = withSuffix(title, suffix);
  const meta = description();
  if (meta && text) meta.content = text + suffix;
  if (prev !== undefined) link('prev', prev);
  if (next !== undefined) link('next', next);
}
