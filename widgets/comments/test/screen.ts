/** The widget on its page, as a reader meets it. */
import { reader } from '@portada/contract/fixtures';
import { json } from '@portada/ui/test/back-end.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession, mount } from '../../test/mount.ts';
import { type BackEnd, CONTENT, commentsBackEnd } from './comments-back-end.ts';
import '../index.ts';

export const CLOCK = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

export const nobody = { ...reader, id: '' };

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const field = page.getByRole('textbox', { name: 'Escribe un comentario' });
export const dialog = page.getByRole('dialog');

export const refused = (status: number, errorCode: string) => () =>
  json({ httpCode: status, errorCode, message: 'No.' }, status);

/** What is kept of what was typed under a key, as storage has it. */
export const kept = (draftKey: string) => sessionStorage.getItem(`portada-draft:comment:4711:${draftKey}`);

/** One comment on the page, by its id. */
export function comment(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`article#comment-${id}`);
  if (!found) throw new Error(`There is no comment ${id}.`);
  return found;
}

export const within = (id: string) => page.elementLocator(comment(id));

/** With a back end where all goes well unless the test says otherwise. */
export async function open(who = reader): Promise<BackEnd & { element: HTMLElement }> {
  beginSession(who);
  const server = commentsBackEnd();
  const element = await mount('portada-comments', { 'content-id': CONTENT });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  return { ...server, element };
}
