/** Readers who may comment, each in their own browser. */
import type { CommentsAnswer, OwnComment } from '@portada/contract';
import { commentsAnswer, ownComment } from '@portada/contract';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { comments, contents } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

export interface Person {
  readonly reader: TestReader;
  readonly browser: Browser;
}

/** A newsroom with two readers. */
export async function startComments(): Promise<{ newsroom: TestApp; ana: Person; pau: Person }> {
  const newsroom = await startApp();
  await addContents(newsroom.db);
  return { newsroom, ana: await person(newsroom), pau: await person(newsroom) };
}

/** Deletes all comments and opens them everywhere. */
export async function clearComments({ db }: TestApp): Promise<void> {
  await db.delete(comments);
  await db.update(contents).set({ commentsModerated: false, commentsOpen: true, commentsShown: true });
}

export const moderateAll = ({ db }: TestApp) => db.update(contents).set({ commentsModerated: true });

const complete = { name: 'Núria', surname: 'Vidal', birthdate: '1980-02-03' };

export async function person(
  { app, db }: TestApp,
  fields: Parameters<typeof addReader>[1] = {},
): Promise<Person> {
  const reader = await addReader(db, { ...complete, ...fields });
  const browser = openBrowser(app);
  await logIn(browser, reader);
  return { reader, browser };
}

export const addressOf = (contentId: number, rest = '') => `/api/front/comments/${contentId}${rest}`;

/** Posts a comment that is accepted. */
export async function say(
  { browser }: Person,
  contentId: number,
  text: string,
  parentId?: string,
): Promise<OwnComment> {
  const answer = await browser.post(addressOf(contentId), { text, ...(parentId && { parentId }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return parse(ownComment, answer.json());
}

export async function listed(browser: Browser, contentId: number, query = ''): Promise<CommentsAnswer> {
  const answer = await browser.get(addressOf(contentId, query));
  expect(answer.statusCode, answer.body).toBe(200);
  return parse(commentsAnswer, answer.json());
}

export const texts = ({ comments }: CommentsAnswer) => comments.map(({ text }) => text);
