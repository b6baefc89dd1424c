import {
  type Call,
  checkNick,
  getFollowedAuthors,
  getProfile,
  getSavedContents,
  patchProfile,
  type User,
} from '@portada/contract';
import { authors, contentCards, reader } from '@portada/contract/fixtures';
import { navigation } from '@portada/core';
import { backEnd, ok, type RecordedRequest } from '@portada/ui/test/back-end.ts';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountFields } from '../../test/account-fields.ts';
import { adoptTokens, beginSession, mount } from '../../test/mount.ts';
import { type Tab, tabUrl } from '../tabs.ts';

/** Puts the page at a tab's address for the length of a test. */
export function visit(tab: Tab): void {
  const before = location.href;
  const { title } = document;
  history.pushState(null, '', tabUrl(tab));
  onTestFinished(() => {
    document.title = title;
    history.pushState(null, '', before);
  });
}

/** Nothing leads away from the test. */
export function stay(): void {
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
}

interface Setting {
  as?: User;
  /** What the back end answers otherwise than well. */
  answers?: readonly (readonly [
    call: Call,
    answer: (asked: RecordedRequest) => Response | Promise<Response>,
  ])[];
}

interface OpenScreen extends ReturnType<typeof backEnd> {
  element: HTMLElement;
}

/** A reader's area on the page, opened at a tab, with a back end where all goes well but for what is given. */
export async function open(tab: Tab, { as = reader, answers = [] }: Setting = {}): Promise<OpenScreen> {
  adoptTokens();
  stay();
  visit(tab);
  beginSession(as);
  const end = backEnd(
    ...answers,
    [getSavedContents, ok(contentCards)],
    [getFollowedAuthors, ok(authors)],
    [checkNick, ok({ available: true })],
    [getProfile, ok(as)],
    [patchProfile, ({ body }) => ok({ ...as, ...Object(body) })()],
  );
  const element = await mount('portada-profile');
  return { element, ...end };
}

export const heading = page.getByRole('heading', { level: 1 });
export const menu = page.getByRole('navigation', { name: 'Apartados de tu cuenta' });
export const alert = page.getByRole('alert');
export const save = page.getByRole('button', { name: 'Guardar los cambios' });
export const dialog = page.getByRole('dialog');

/** A message that is announced politely. */
export function status(text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** The fields of the account's form, by their names. */
export const field = {
  ...accountFields,
  password: page.getByLabelText(/^Contraseña actual/),
  newPassword: page.getByLabelText(/^Contraseña nueva/),
  repeatPassword: page.getByLabelText(/^Repite la contraseña nueva/),
};
