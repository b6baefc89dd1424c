/** Pages that forbid, lack or double something. */
import type { FrameLocator, Page } from '@playwright/test';
import { isWholeRun } from '../../../scripts/required.ts';
import { hasLibrary } from './support/libraries.ts';
import { expect, ready, test } from './support/test.ts';

const sampled = [
  'portada-alert-banner',
  'portada-save-button',
  'portada-share-bar',
  'portada-hot-topics',
  'portada-most-read',
  'portada-newsletter-form',
  'portada-contact-form',
  'portada-poll',
  'portada-recipe-rating',
  'portada-comments',
  'portada-contribution-form',
  'portada-interview-form',
];

/** No widget has failed, and none that has started is still on its way. */
async function allAlive(page: Page): Promise<void> {
  await ready(page, ...sampled);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
}

/** What cannot be sent without a session asks for one, and keeps what is written. */
async function askForSession(page: Page | FrameLocator): Promise<void> {
  const question = page.locator('portada-interview-form');
  await question.getByRole('textbox').fill('¿Cuándo reabre la bocana?');
  await question.getByRole('button', { name: 'Enviar la pregunta' }).click();
  await expect(question.getByRole('dialog', { name: 'Inicia sesión para enviarlo' })).toBeVisible();
  await question.getByRole('button', { name: 'Ahora no' }).click();
  await expect(question.getByRole('textbox')).toHaveValue('¿Cuándo reabre la bocana?');

  const contribution = page.locator('portada-contribution-form');
  await contribution.getByRole('textbox', { name: 'Título' }).fill('El espigón');
  await contribution.getByRole('textbox', { name: 'Texto' }).fill('Se lo ha llevado el mar.');
  await contribution.getByRole('checkbox').check();
  await contribution.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(contribution.getByRole('dialog', { name: 'Inicia sesión para enviarlo' })).toBeVisible();
  await contribution.getByRole('button', { name: 'Ahora no' }).click();
  await expect(contribution.getByRole('textbox', { name: 'Título' })).toHaveValue('El espigón');
}

test('quirks mode', async ({ page, errors }) => {
  await page.goto('/quirks/');
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await allAlive(page);
  expect(errors).toEqual([]);
});

test('a base element that names another origin: code and calls go where they belong', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isOurs = ['script', 'fetch', 'xhr'].includes(request.resourceType());
    if (isOurs && request.url().includes('elsewhere.invalid')) elsewhere.push(request.url());
  });
  await page.goto('/base/');
  await page.addScriptTag({ type: 'module', url: new URL('/portada/portada.js', page.url()).href });
  await allAlive(page);
  expect(elsewhere).toEqual([]);
});

test('a sandboxed frame without an origin', async ({ page }) => {
  await page.goto('/sandbox/');
  const frame = page.frameLocator('iframe');
  for (const tag of sampled) {
    await expect(frame.locator(tag).first(), tag).toHaveAttribute('data-state', 'ready');
  }
  await askForSession(frame);
});

test('storage and cookies that throw', async ({ page, errors }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('/restricted/');
  await allAlive(page);
  await askForSession(page);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('another version on the page is told in one line, and ignored', async ({ page, errors }) => {
  await page.goto('/two-versions/');
  await allAlive(page);
  expect(errors).toEqual(['Portada 0.9.0 is ignored: 1.0.0 is here already.']);
});

test('the same version twice is silent', async ({ page, errors }) => {
  await page.goto('/restricted/');
  await page.addScriptTag({ type: 'module', url: '/portada/portada.js?again' });
  await allAlive(page);
  expect(errors).toEqual([]);
});

test('a shared chunk that is refused once is asked for again when the browser is back online', async ({
  page,
}) => {
  let isRefused = true;
  await page.route('**/chunks/react-*', (route) =>
    isRefused ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/restricted/');
  await expect(page.locator('portada-alert-banner').first()).toHaveAttribute('data-state', 'failed');
  isRefused = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await allAlive(page);
});

test('XHTML: the browser tells that it runs no modules there, and the fallback stays', async ({
  page,
  errors,
}) => {
  await page.goto('/xhtml/page.xhtml');
  await expect(page.getByRole('link', { name: 'Noticia' })).toBeVisible();
  await expect.poll(() => errors).toEqual([expect.stringContaining('Module scripts in XML documents')]);
});

for (const library of ['prototype', 'enumerable']) {
  test(`built-in objects that a library has changed: ${library}`, async ({ page, errors }) => {
    test.skip(!hasLibrary(library) && !isWholeRun(), `Debian’s package libjs-${library} has it.`);
    await page.goto(`/${library}/`);
    await allAlive(page);
    await ready(page, 'portada-carousel');
    expect(errors).toEqual([]);
  });
}

test('MooTools 1.4, under which React cannot run: told in one line, and the fallback stays', async ({
  page,
  errors,
}) => {
  test.skip(!hasLibrary('mootools') && !isWholeRun(), 'Debian’s package libjs-mootools has it.');
  await page.goto('/mootools/');
  for (const tag of sampled) await expect(page.locator(tag).first()).toHaveAttribute('data-state', 'failed');
  await expect(page.getByRole('link', { name: 'Suscríbete a los boletines' })).toBeVisible();
  expect(errors).toEqual([expect.stringContaining('Function.bind is replaced')]);
});
