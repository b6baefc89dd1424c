/**
 * Finds the browser for tests: `CHROMIUM_PATH`, Playwright's own download, or the system's Chromium.
 * Returns undefined if there is none.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Disables background requests, which fail without a network, and the sandbox, which fails as root in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launch options for Playwright and for Vitest's browser mode. Without faketime, under which a browser takes a minute
 * to open: pages move their own clocks (`test/move-dates.ts`).
 */
export function launchOptions() {
  const executablePath = findBrowser();
  const { LD_PRELOAD, ...env } = process.env;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: browserArguments,
    ...(process.env.FAKETIME && { env }),
  };
}
