import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { Options } from './packages/newsroom/e2e/support/test.ts';
import { launchOptions } from './scripts/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4190);

/** Journeys on the newsroom, started fresh on a database of its own. It serves the `dist/` that is there. */
export default defineConfig<Options>({
  testDir: 'packages/newsroom/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // More than two cores ask for: a journey waits for most of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A limit, not a wait: machines of two cores are slow now and then.
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'es', use: { edition: 'es', locale: 'es-ES' } },
    // The words are proved by the types of each message set: in Catalan are read formats, routes, mails and layout.
    { name: 'ca', use: { edition: 'ca', locale: 'ca-ES' }, grep: /@ca/ },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // Pages open sooner without it, and what it asks for can be neither counted nor made to fail: a journey about it allows it.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time: it is asked for where a journey is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node packages/edition/src/main.ts',
    url: `http://localhost:${port}/acceso/`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATA_DIR: join(tmpdir(), `portada-e2e-${process.pid}`),
      ENVIRONMENT: 'development',
      // Limits have tests of their own; here dozens of readers log in from one address.
      RATE_LIMITS: 'off',
    },
  },
});
