import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { Options } from './packages/newsroom/e2e/support/test.ts';
import { freePort } from './packages/newsroom/scripts/free-port.ts';
import { launchOptions } from './scripts/browser.ts';

// Chosen once: workers read this file too, and inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

/** The keys of Web Push: new ones, as `pnpm newsroom push keys` prints them. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { d, x = '', y = '' } = privateKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

/** Journeys on a newsroom started with a new database. It serves the existing `dist/`. */
export default defineConfig<Options>({
  testDir: 'packages/newsroom/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Upper limits, not delays: a busy machine is ten times slower now and then.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'es', use: { edition: 'es', locale: 'es-ES' } },
    // The types of each message set prove the texts: the Catalan journeys cover formats, routes, emails and layout.
    { name: 'ca', use: { edition: 'ca', locale: 'ca-ES' }, grep: /@ca/ },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // Its requests cannot be counted or failed by a test, and pages open faster without it: journeys about it allow it.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time: it is enabled on demand.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node --import ./scripts/end-with-parent.ts packages/edition/src/main.ts',
    url: `http://localhost:${port}/acceso/`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: port,
      PORTADA_PARENT: String(process.pid),
      DATA_DIR: join(tmpdir(), `portada-e2e-${process.pid}`),
      ENVIRONMENT: 'development',
      // Rate limits have their own tests; here dozens of readers log in from one address.
      RATE_LIMITS: 'off',
      VAPID_PUBLIC_KEY: point.toString('base64url'),
      VAPID_PRIVATE_KEY: d ?? '',
      // As in production.
      CACHE_MB: '64',
    },
  },
});
