import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './packages/newsroom/scripts/free-port.ts';
import { MOMENT } from './packages/newsroom/visual/moment.ts';
import { launchOptions } from './scripts/browser.ts';
import { fromRoot } from './scripts/build/paths.ts';

// Chosen once: workers read this file too, and inherit it.
process.env.VISUAL_PORT ??= String(await freePort());
const port = process.env.VISUAL_PORT;
const { args, env = process.env, ...browser } = launchOptions();

/** The newsroom's pages beside their pictures of before. It serves the existing `dist/`. */
export default defineConfig({
  testDir: 'packages/newsroom/visual',
  outputDir: '.cache/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './packages/newsroom/visual/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Upper limits, not delays: a busy machine is ten times slower now and then.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Letters are drawn alike on every machine: by these fonts, and without regard to its screen.
    launchOptions: {
      ...browser,
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text'],
      env: { ...env, FONTCONFIG_FILE: fromRoot('packages/newsroom/visual/fonts.conf') },
    },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  webServer: {
    // Its clock stands still. The monotonic one goes on: timers and limits depend on it.
    command: `faketime --exclude-monotonic -f '${MOMENT}' node --import ./scripts/end-with-parent.ts packages/edition/src/main.ts`,
    url: `http://localhost:${port}/acceso/`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: port,
      PORTADA_PARENT: String(process.pid),
      DATA_DIR: join(tmpdir(), `portada-visual-${process.pid}`),
      ENVIRONMENT: 'development',
      RATE_LIMITS: 'off',
      CACHE_MB: '64',
      TZ: 'UTC',
    },
  },
});
