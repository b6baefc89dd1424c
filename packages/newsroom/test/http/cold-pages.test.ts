/** How often a page asks the database when nothing of it is in memory. */
import { listStreaming } from '@portada/contract';
import { edition } from '@portada/edition';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Connection } from '../../src/db/client.ts';
import { openSeededDatabase } from '../support/database.ts';

const lines: string[] = [];
let app: FastifyInstance;
let connection: Connection;
let article: string;

beforeAll(async () => {
  connection = await openSeededDatabase();
  const config = readConfig({ ENVIRONMENT: 'test', LOG_LEVEL: 'info', MEDIA_DIR: edition.mediaFolder });
  const { db } = connection;
  app = await createApp({ config, db, log: { write: (line) => void lines.push(line) } });
  const { body } = await app.inject('/');
  article = /card__title"><a href="(\/(?!opinion)[^"]+-\d+\/)"/.exec(body)?.[1] ?? '';
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

async function queriesOf(path: string): Promise<number> {
  const { statusCode } = await app.inject(path);
  expect(statusCode).toBe(200);
  return JSON.parse(lines.at(-1) ?? '').queries;
}

/** The front page may make 8, every other one 6; what most readers ask for makes less. */
test.each([
  ['the front page', () => '/', 8],
  ['the Catalan front page', () => '/ca/', 8],
  ['an article with comments', () => article, 6],
  ['a section', () => '/puerto/', 4],
  ['an older page of a section', () => '/puerto/2/', 4],
  ['a search', () => '/buscar/?text=puerto', 4],
  ['a narrowed search', () => '/buscar/?text=puerto&section=puerto&page=2', 4],
  ['a search without results', () => '/buscar/?text=zzzzqqq', 6],
  ['the archive', () => '/hemeroteca/', 4],
  ['the agenda', () => '/agenda/', 4],
  ['the videos', () => '/videos/', 4],
  ['the interviews', () => '/entrevistas/', 4],
  ['the podcasts', () => '/podcasts/', 2],
  ['the live streams', () => '/directo/', 2],
  ['the schedule', () => '/programacion/', 3],
  ['the streaming list', () => listStreaming.path, 1],
])('%s makes no more queries than it should', async (_, path, most) => {
  expect(await queriesOf(path())).toBeLessThanOrEqual(most);
});
