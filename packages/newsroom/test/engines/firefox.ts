/** Firefox through WebDriver BiDi, as Puppeteer speaks it. */
import { type Browser, ElementHandle, launch } from 'puppeteer-core';
import { commandOf } from '../../../../scripts/engines.ts';
import { type Engine, find, type Handle, type Path, type Tab, viewport } from './engine.ts';

/** An upper limit, not a delay. */
const LIMIT_MS = 60_000;

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: commandOf('firefox', 'firefox-esr'),
    headless: true,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
  });
  return { open: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.setViewport(viewport);
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: (script, ...given) => page.evaluate(script, ...given),
    async element(path: Path) {
      const found = await page.evaluateHandle(find, path);
      return found instanceof ElementHandle ? handleOf(found) : undefined;
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

function handleOf(element: ElementHandle<Element>): Handle {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    async attach(file) {
      const field = await element.toElement('input');
      await field.uploadFile(file);
    },
  };
}
