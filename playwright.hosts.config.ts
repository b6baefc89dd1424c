import { defineConfig, devices } from '@playwright/test';
import { freePort } from './packages/newsroom/scripts/free-port.ts';
import { launchOptions } from './scripts/browser.ts';

// Chosen once: workers read this file too, and inherit it.
process.env.HOSTS_PORT ??= String(await freePort());
const port = process.env.HOSTS_PORT;

/** Pages that others built, with the existing `dist/` on them. */
export default defineConfig({
  testDir: 'packages/newsroom/hosts',
  outputDir: '.cache/hosts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Upper limits, not delays: a busy machine is ten times slower now and then.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // The edges of letters may differ a little with the browser's version. A button that is missing is 450 pixels.
    toHaveScreenshot: { maxDiffPixels: 200, animations: 'disabled' },
  },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node --import ./scripts/end-with-parent.ts packages/newsroom/hosts/server.ts',
    url: `http://localhost:${port}/plain/`,
    reuseExistingServer: false,
    env: { PORT: port, PORTADA_PARENT: String(process.pid) },
  },
});
