/** What every reader asks for again and again costs the same few queries, however many readers there are. */
import { countComments, getSchedule, listStreaming } from '@portada/contract';
import { edition } from '@portada/edition';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Connection } from '../../src/db/client.ts';
import { openSeededDatabase } from '../support/database.ts';

const READERS = 20;
const SECONDS = 60;

const lines: string[] = [];
let app: FastifyInstance;
let connection: Connection;
let ahead = 0;
let schedule: string;
let ids: string;

beforeAll(async () => {
  connection = await openSeededDatabase();
  const config = readConfig({
    ...{ ENVIRONMENT: 'test', LOG_LEVEL: 'info', CACHE_MB: '16', MEDIA_DIR: edition.mediaFolder },
  });
  const { db, changes } = connection;
  const now = () => new Date(Date.now() + ahead);
  app = await createApp({ config, db, changes, now, log: { write: (line) => void lines.push(line) } });
  const { body } = await app.inject('/programacion/');
  const [, channel = '', day = ''] =
    /<portada-schedule [^>]*channel="([^"]+)" day="([^"]+)"/.exec(body) ?? [];
  schedule = getSchedule.path.replace('{channel}', channel).replace('{day}', day);
  const front = await app.inject('/');
  ids = [...front.body.matchAll(/card__title"><a href="\/[^"]+-(\d+)\/"/g)].map(([, id]) => id).join();
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

/** The queries of all requests from here on. */
function countQueries(): () => number {
  const from = lines.length;
  return () => {
    const answered = lines.slice(from).map((line) => JSON.parse(line));
    return answered.reduce((sum, { queries = 0 }) => sum + queries, 0);
  };
}

test.each([
  ['the streaming list', () => listStreaming.path, 1],
  ['the schedule', () => schedule, 1],
  ['comment counts', () => `${countComments.path}?ids=${ids}`, 1],
  // They come with each page: there is no call for them.
  ['alerts', () => '/directo/', 2],
])('%s: a query in five seconds for all readers together', async (_what, path, each) => {
  const queries = countQueries();
  const url = path();
  for (let second = 0; second < SECONDS; second += 1) {
    const answers = await Promise.all(Array.from({ length: READERS }, () => app.inject(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    ahead += 1_000;
  }
  expect(queries()).toBeGreaterThan(0);
  expect(queries()).toBeLessThanOrEqual((SECONDS / 5) * each);
});
