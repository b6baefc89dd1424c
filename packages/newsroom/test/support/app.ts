import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@portada/edition';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/db/client.ts';
import { openDatabase } from './database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Advances the newsroom's clock. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

// A newsroom starts in half a second, on a busy machine in many times that.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A newsroom on an empty database, by default without rate limits. */
export async function startApp(overrides: Partial<Config> = {}, open = openDatabase): Promise<TestApp> {
  const dataDir = join(tmpdir(), 'portada-test-data');
  const config = {
    ...readConfig({ ENVIRONMENT: 'test', DATA_DIR: dataDir, MEDIA_DIR: edition.mediaFolder }),
    rateLimits: false,
    ...overrides,
  };
  const connection = await open();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  // By default as in production: without fake services.
  const example = config.environment === 'production' ? undefined : edition;
  const app = await createApp({ config, db: connection.db, example, now });
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
