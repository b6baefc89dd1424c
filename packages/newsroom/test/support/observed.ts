/** A newsroom of which everything that it tells is kept: log lines, spans, metrics, mails. */
import { join } from 'node:path';
import { edition } from '@portada/edition';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/db/client.ts';
import { startTraces } from '../../src/traces.ts';
import { openDatabase } from './database.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { type OtlpSink, openOtlpSink } from './otlp-sink.ts';
import { newDirectory } from './process.ts';

const METRICS_TOKEN = 'a-key-of-the-operator';

export interface ObservedNewsroom {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly collector: OtlpSink;
  readonly mail: MailSink;
  readonly lines: readonly string[];
  metrics(): Promise<string>;
  /** Sends the spans that have not been sent yet, and ends the traces. */
  endTraces(): Promise<void>;
  close(): Promise<void>;
}

export async function startObserved(
  env: Record<string, string> = {},
  overrides: Partial<Config> = {},
): Promise<ObservedNewsroom> {
  const [collector, mail] = [await openOtlpSink(), await openMailSink()];
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  // The exporter reads its own variables from the process.
  for (const [name, value] of Object.entries({ ...settings, ...env })) vi.stubEnv(name, value);
  const lines: string[] = [];
  const connection = await openDatabase();
  const dataDir = newDirectory();
  const config = {
    ...readConfig({
      ...{ ...settings, ...env, ENVIRONMENT: 'test', LOG_LEVEL: 'info', METRICS_TOKEN, CACHE_MB: '10' },
      ...{ SMTP_URL: mail.url, DATA_DIR: dataDir, UPLOAD_DIR: join(dataDir, 'uploads') },
      ...{ MEDIA_DIR: edition.mediaFolder },
    }),
    rateLimits: false,
    ...overrides,
  };
  const log = { write: (line: string) => void lines.push(line) };
  const app = await createApp({ config, ...connection, example: edition, log });
  const endTraces = await startTraces(config.observation.traces, app.log);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return {
    app,
    db: connection.db,
    collector,
    mail,
    lines,
    metrics: async () => (await app.inject({ url: '/metrics', headers })).body,
    endTraces,
    async close() {
      await app.close();
      await endTraces();
      await connection.close();
      await collector.close();
      await mail.close();
      vi.unstubAllEnvs();
    },
  };
}
