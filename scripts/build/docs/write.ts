/** `docs/`: the guides and the reference as plain HTML, for any web server or none; it needs no script. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Elements } from '../elements.ts';
import { fromRoot, version } from '../paths.ts';
import { writeText } from '../write.ts';
import { type Page, readPages } from './pages.ts';

const STYLES = 'docs.css';

function list(pages: readonly Page[], group: Page['group'], current: Page): ReactNode {
  const items = pages
    .filter((page) => page.group === group)
    .map(({ file, title }) => {
      const mark = file === current.file ? ({ 'aria-current': 'page' } as const) : {};
      return h('li', { key: file }, h('a', { href: file, ...mark }, title));
    });
  const id = group.toLowerCase();
  return h('section', { key: id }, h('h2', { id: `list-${id}` }, group), h('ul', null, items));
}

/** The pages before and after, so that all can be read one after the other. */
function neighbours(pages: readonly Page[], current: Page): ReactNode {
  const place = pages.indexOf(current);
  const [before, after] = [pages[place - 1], pages[place + 1]];
  return h(
    'p',
    { className: 'neighbours' },
    before && h('a', { href: before.file, rel: 'prev' }, `← ${before.title}`),
    after && h('a', { href: after.file, rel: 'next' }, `${after.title} →`),
  );
}

function documentOf(pages: readonly Page[], page: Page): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, `${page.title} · Portada ${version}`),
    h('link', { rel: 'stylesheet', href: STYLES }),
  );
  const body = h(
    'body',
    null,
    h(
      'header',
      null,
      h('a', { href: 'index.html' }, `Portada ${version}`),
      h('a', { href: '#pages' }, 'All pages'),
    ),
    h('main', null, h('article', null, page.content), neighbours(pages, page)),
    // After the content: who comes by keyboard or on a narrow screen reads first.
    h(
      'nav',
      { id: 'pages', 'aria-label': 'All pages' },
      list(pages, 'Guides', page),
      list(pages, 'Elements', page),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(h('html', { lang: 'en' }, head, body))}\n`;
}

export async function writeDocs(folder: string, elements: Elements): Promise<void> {
  const pages = await readPages(elements);
  for (const page of pages) await writeText(folder, `docs/${page.file}`, documentOf(pages, page));
  await copyFile(fromRoot(`scripts/build/docs/${STYLES}`), join(folder, 'docs', STYLES));
}
