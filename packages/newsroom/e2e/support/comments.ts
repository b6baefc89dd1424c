import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { type Edition, editions } from './texts.ts';

const es = {
  write: 'Escribe un comentario',
  send: 'Publicar',
  login: 'Inicia sesión para comentar',
  reply: 'Responder',
  edit: 'Cambiar',
  saveEdit: 'Guardar los cambios',
  writeEdit: 'Cambia tu comentario',
  remove: 'Retirar',
  report: 'Denunciar',
  reported: 'Denunciado',
  thanks: 'Gracias. Revisaremos el comentario.',
  like: /^Me gusta/,
  once: 'Solo se puede votar una vez.',
  pending: 'cuando lo revise el equipo de moderación',
  closed: 'Los comentarios de este contenido están cerrados.',
  incomplete: 'Completa tu cuenta para comentar. Te falta: nombre, apellidos, fecha de nacimiento.',
  notSent: 'No hemos podido publicar tu comentario.',
  mostComments: '1204 comentarios',
};

const ca: typeof es = {
  write: 'Escriu un comentari',
  send: 'Publica',
  login: 'Inicia la sessió per comentar',
  reply: 'Respon',
  edit: 'Canvia',
  saveEdit: 'Desa els canvis',
  writeEdit: 'Canvia el teu comentari',
  remove: 'Retira',
  report: 'Denuncia',
  reported: 'Denunciat',
  thanks: 'Gràcies. Revisarem el comentari.',
  like: /^M’agrada/,
  once: 'Només es pot votar una vegada.',
  pending: 'quan el revisi l’equip de moderació',
  closed: 'Els comentaris d’aquest contingut estan tancats.',
  incomplete: 'Completa el teu compte per comentar. Et falta: nom, cognoms, data de naixement.',
  notSent: 'No hem pogut publicar el teu comentari.',
  mostComments: '1.204 comentaris',
};

/** The words of the comments, in the edition's language. */
export const commentTexts = (site: Edition) => (site === editions.ca ? ca : es);

/** Addresses of contents of a section, the newest first. */
export async function articlesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const found = [...html.matchAll(/card__title"><a href="([^"]+-\d+\/)"/g)].map(([, url = '']) => url);
  return [...new Set(found)];
}

/** The first of these contents whose page holds what the pattern says. */
export async function articleWith(
  request: APIRequestContext,
  addresses: readonly string[],
  pattern: RegExp,
): Promise<string> {
  for (const address of addresses) {
    if (pattern.test(await (await request.get(address)).text())) return address;
  }
  throw new Error(`No page holds ${pattern}.`);
}

/** The oldest article, which has 1,204 comments: a number that the two languages write differently. */
export async function mostDiscussed(request: APIRequestContext, { base }: Edition): Promise<string> {
  const limit = 50;
  const listed = async (page: number): Promise<ListedArticles> => {
    const params = { filterValues: '{"kind":"article"}', limit, page };
    return (await request.get(`${base}/webapi/searcher/`, { params })).json();
  };
  const { numResults } = await listed(1);
  const { results } = await listed(Math.ceil(numResults / limit));
  const found = results.find(({ numComments }) => numComments === 1_204);
  if (!found) throw new Error('No article has 1,204 comments.');
  return found.url;
}

interface ListedArticles {
  readonly numResults: number;
  readonly results: readonly { readonly url: string; readonly numComments: number }[];
}

/** Opens a page at its comments, and waits until the widget has drawn them. */
export async function openComments(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const comments = page.locator('portada-comments');
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.locator('.portada-comments')).toBeVisible();
  return comments;
}

/** Says something that is published at once, and answers where it stands. */
export async function say(comments: Locator, site: Edition, text: string): Promise<Locator> {
  const words = commentTexts(site);
  await comments.getByRole('textbox', { name: words.write }).fill(text);
  await comments.getByRole('button', { name: words.send, exact: true }).click();
  const own = comments.locator('.portada-comment').filter({ hasText: text });
  await expect(own).toBeFocused();
  return own;
}
