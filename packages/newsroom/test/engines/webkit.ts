/** WebKit through WebDriver: WebKitGTK's driver, which starts the browser of its own examples, on a virtual screen. */
import { spawn } from 'node:child_process';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { commandOf } from '../../../../scripts/engines.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type Engine, find, type Handle, type PressedKey, type Tab, viewport } from './engine.ts';
import { LimitedAgent } from './limited-agent.ts';
import { end, startScreen } from './screen.ts';

/** Upper limits, not delays: for a page or script, which the driver keeps itself, and for any command's answer. */
const LOAD_MS = 30_000;
const ANSWER_MS = 35_000;

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn(commandOf('webkit', 'webkit2gtk-driver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const close = async () => {
    await end(service);
    await screen.close();
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await answers(`${address}/status`);
  } catch (error) {
    await close();
    throw error;
  }
  return { open: () => openTab(address), close };
}

/** Bounded: a driver that does not start fails its suite, instead of never ending it. */
async function answers(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isThere, { timeout: ANSWER_MS, interval: 100 });
}

const keys: Readonly<Record<PressedKey, string>> = { Backspace: Key.BACK_SPACE, Tab: Key.TAB, '1': '1' };

/** A session of the driver is a browser of its own, which keeps nothing. */
export async function newSession(address: string, limit = ANSWER_MS): Promise<WebDriver> {
  return await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .usingHttpAgent(new LimitedAgent(limit))
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
}

async function openTab(address: string): Promise<Tab> {
  const driver = await newSession(address);
  await driver.manage().setTimeouts({ pageLoad: LOAD_MS, script: LOAD_MS });
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
