import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@portada/edition';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/db/client.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openDatabase } from './database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Advances the newsroom's clock. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** A newsroom on an empty database, by default without rate limits; in production without the example newspaper. */
export async function startApp(
  overrides: Partial<Config> = {},
  open = openDatabase,
  storage?: Storage,
  isExample = overrides.environment !== 'production',
  more: Pick<AppOptions, 'pushReach'> = {},
): Promise<TestApp> {
  const dataDir = join(tmpdir(), 'portada-test-data');
  const config = {
    ...readConfig({ ENVIRONMENT: 'test', DATA_DIR: dataDir, MEDIA_DIR: edition.mediaFolder }),
    rateLimits: false,
    ...overrides,
  };
  const connection = await open();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db, changes, locks } = connection;
  const example = isExample ? edition : undefined;
  const app = await createApp({
    ...{ config, db, changes, locks, example, now, storage, outboxPollMs: 50 },
    ...more,
  });
  return {
    app,
    db: connection.db,
    advance(milliseconds) {
      ahead += milliseconds;
    },
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

/** The same of a publisher, who has neither the example newspaper's words nor its fake services. */
export function startPublisher(overrides: Partial<Config> = {}): Promise<TestApp> {
  return startApp(overrides, openDatabase, undefined, false);
}
