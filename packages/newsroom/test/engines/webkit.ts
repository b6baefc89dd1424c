/** WebKit through WebDriver: WebKitGTK's driver, which starts the browser of its own examples, on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { commandOf } from '../../../../scripts/engines.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type Engine, find, type Handle, type PressedKey, type Tab, viewport } from './engine.ts';

export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = spawn(commandOf('webkit', 'webkit2gtk-driver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return {
    open: () => openTab(address),
    async close() {
      for (const process of [service, screen]) await end(process);
    },
  };
}

/** A screen of its own; Xvfb chooses its number and writes it to the fourth stream. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${viewport.width}x${viewport.height + 200}x24`;
  const screen = spawn(
    commandOf('webkit', 'xvfb'),
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const told = screen.stdio[3];
  if (!told || !('read' in told)) throw new Error('Xvfb has nowhere to write its number to.');
  const [number] = await once(createInterface({ input: told satisfies Readable }), 'line');
  return { screen, display: `:${number}` };
}

async function answers(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

const keys: Readonly<Record<PressedKey, string>> = { Backspace: Key.BACK_SPACE, Tab: Key.TAB, '1': '1' };

/** A session of the driver is a browser of its own, which keeps nothing. */
async function openTab(address: string): Promise<Tab> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  // So that a page that does not load says so, and not the test's own limit.
  await driver.manage().setTimeouts({ pageLoad: 40_000, script: 40_000 });
  await fit(driver);
  return {
    open: (page) => driver.get(page),
    evaluate: (script, ...given) => driver.executeScript(script, ...given),
    async element(path) {
      const found = await driver.executeScript<WebElement | null>(find, path);
      return found ? handleOf(found) : undefined;
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async screenshot() {
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    close: () => driver.quit(),
  };
}

/** The window's frame takes some of its height. */
async function fit(driver: WebDriver): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ ...viewport, x: 0, y: 0 });
  const inside = await driver.executeScript<number>(() => innerHeight);
  await driver
    .manage()
    .window()
    .setRect({ ...viewport, height: 2 * viewport.height - inside, x: 0, y: 0 });
}

function handleOf(element: WebElement): Handle {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    attach: (file) => element.sendKeys(file),
  };
}
