/** Portada's widgets on pages of another publisher, each as its example shows it, with the newsroom's calls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Site } from './server.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Contents that have comments, by their ids. */
export interface Contents {
  readonly twenty: number;
  readonly many: number;
}

export const SAVE_BUTTONS = 200;

/** On an article of a foreign page; those from the share bar on are out of sight. */
const TWELVE = [
  ...['header', 'header-search', 'user-menu', 'alert-banner', 'save-button', 'follow-button'],
  ...['share-bar', 'hot-topics', 'most-read', 'newsletter-form', 'comments', 'comment-counts'],
];
const OUT_OF_SIGHT = TWELVE.indexOf('most-read');

const spacer = '<div style="block-size: 4000px"></div>';
const eager = (html: string) => html.replace(/^<portada-[\w-]+/, '$& load="eager"');

async function example(name: string): Promise<string> {
  return readFile(join(repository, 'widgets', name, 'example.html'), 'utf8');
}

const comments = (id: number) =>
  `<portada-comments content-id="${id}"><p><a href="/acceso/">Comentarios</a></p></portada-comments>`;

const saveButtons = (many: number) =>
  Array.from(
    { length: many },
    (_, index) => `<portada-save-button load="eager" content-id="${index + 1}"></portada-save-button>`,
  ).join('\n');

/** The newsroom's own page block, for any page; a worker would fetch what nobody has asked for. */
async function blockOf(newsroom: string): Promise<string> {
  const html = await (await fetch(newsroom)).text();
  const [, block = '{}'] = /id="portada-page">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.stringify({ ...JSON.parse(block), apiUrl: '', siteUrl: '', serviceWorker: false });
}

/** @param newsroom its address */
export async function portada(newsroom: string, { twenty, many }: Contents): Promise<Site> {
  const { version } = JSON.parse(await readFile(join(repository, 'dist/manifest.json'), 'utf8'));
  const base = `/portada/${version}/`;
  const head = `<link rel="stylesheet" href="${base}portada.css">
<script type="application/json" id="portada-page">${await blockOf(newsroom)}</script>
<script type="module" src="${base}portada.js"></script>`;
  const [alert, signUp, account, login, search] = await Promise.all(
    ['alert-banner', 'newsletter-form', 'user-menu', 'login', 'header-search'].map(example),
  );
  const twelve = await Promise.all(TWELVE.map(example));
  const body: Readonly<Record<string, readonly (string | undefined)[]>> = {
    '/alert/': [alert],
    '/sign-up/': [signUp],
    '/comments/': [comments(twenty)],
    '/account/': [account],
    '/acceso/': [login],
    '/search/': [search],
    '/searcher/': ['<portada-searcher text-input limit="20"><p>Resultados</p></portada-searcher>'],
    '/five/': [alert, signUp, comments(twenty), account, search].map((html = '') => eager(html)),
    '/below/': [spacer, signUp, comments(twenty)],
    '/twelve/': [...twelve.slice(0, OUT_OF_SIGHT), spacer, ...twelve.slice(OUT_OF_SIGHT)],
    '/nothing/': [],
    '/many-comments/': [spacer, comments(many)],
    '/save-buttons/': [saveButtons(SAVE_BUTTONS)],
    '/half-the-save-buttons/': [saveButtons(SAVE_BUTTONS / 2)],
  };
  const pages = Object.entries(body).map(([path, parts]): [string, Page] => [
    path,
    { head, body: parts.join('\n') },
  ]);
  return { pages: Object.fromEntries(pages), folders: { [base]: join(repository, 'dist') } };
}
