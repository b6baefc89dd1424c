/** Pages in languages that Portada does not speak: Galician and Basque with the publisher's texts, English without. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ready, test } from './support/test.ts';

function read(path: string): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))));
}
const spanish = read('../../../dist/messages.es.json');
const placesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

const names = 'poll, recipe-rating, weather, login, newsletter-form, searcher, comments, save-button';
const drawn = names.split(', ').map((name) => `portada-${name}`);

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-23T12:00:00+01:00');
  // High enough for every comment to be drawn.
  await page.setViewportSize({ width: 800, height: 6000 });
  await page.goto(`/speaking/${path}`);
  await ready(page, ...drawn);
}

// Numbers are as in Spanish: Chromium has neither language, and the file brings no numbers.
const languages = [
  {
    tag: 'gl',
    // Galician words have none of these letters; names and loans do.
    foreign: /[jkwyç]/i,
    password: /^Contrasinal/,
    poll: /^Enquisa aberta · .* votos · ata o 12 de dec\. de 2026$/,
    rating: '4,6 de 5 · 1204 votos',
    weather: ['Hoxe', 'Mañá', 'Mér., 25 de nov.'],
    comments: '27 comentarios',
    moment: '21 de nov. de 2026, 10:12',
    dates: [
      'Data: Calquera data',
      'Escoller datas',
      'Hoxe, luns, 23 de novembro de 2026',
      'novembro',
      'luns',
    ],
  },
  {
    tag: 'eu',
    foreign: /[çqwy]|ción/i,
    password: /^Pasahitza/,
    poll: /^Inkesta irekita · .* boto · itxiera: 2026\(e\)ko abe\. 12\(a\)$/,
    rating: '4,6/5 · 1204 boto',
    weather: ['Gaur', 'Bihar', 'Aza. 25(a), az.'],
    comments: '27 iruzkin',
    moment: '2026(e)ko aza. 21(a), 10:12',
    dates: [
      'Data: Edozein data',
      'Aukeratu datak',
      'Gaur, 2026(e)ko azaroaren 23(a), astelehena',
      'azaroa',
      'al',
    ],
  },
];

for (const { tag, foreign, ...words } of languages) {
  test.describe(`in ${tag}`, () => {
    const texts = read(`languages/messages.${tag}.json`);

    test('the file has every text, with its places, in the plural forms of the language', () => {
      const own = [...texts].filter(([key]) => !key.startsWith('intl.'));
      expect(own.map(([key]) => key)).toEqual([...spanish.keys()]);
      for (const [key, text] of own) {
        expect(placesIn(text), key).toEqual(placesIn(spanish.get(key)));
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
      }
      // Keys for one and for more are all that the language needs; others have keys such as `comments.many.few`.
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      expect(pluralCategories.toSorted()).toEqual(['one', 'other']);
    });

    test('the file is in its language', () => {
      const words = [...texts.values()].flatMap(
        (text) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [],
      );
      const borrowed = words.filter((word) => foreign.test(word));
      expect([...new Set(borrowed)].toSorted()).toEqual(tag === 'gl' ? ['JPEG', 'cookies'] : []);
    });

    test('widgets speak it, with its dates, numbers and plurals', async ({ page, errors }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/texts/')) fetched.push(request.url());
      });
      await open(page, `${tag}/${tag}`);
      await expect(page.locator('portada-login').getByLabel(words.password)).toBeVisible();
      await expect(page.locator('portada-poll').getByText(words.poll)).toBeVisible();
      await expect(page.locator('portada-recipe-rating').getByText(words.rating)).toBeVisible();
      for (const day of words.weather) await expect(page.locator('portada-weather')).toContainText(day);
      await expect(page.locator('portada-comments').getByText(words.comments, { exact: true })).toBeVisible();
      await expect(page.locator('portada-comments').getByText(words.moment).first()).toBeVisible();
      await expect(page.locator('.portada[lang]')).toHaveCount(0);
      expect(fetched).toHaveLength(1);
      expect(errors).toEqual([]);
    });

    test('its calendar does too', async ({ page, errors }) => {
      await open(page, `${tag}/${tag}`);
      const [field = '', choose = '', today = '', month = '', weekday = ''] = words.dates;
      const searcher = page.locator('portada-searcher');
      await searcher.getByRole('button', { name: field }).click();
      await searcher.getByRole('button', { name: choose }).click();
      await expect(searcher.getByRole('button', { name: today })).toBeVisible();
      await expect(searcher.getByRole('combobox').first()).toContainText(month);
      await expect(searcher.locator('.portada-calendar-weekday').first()).toHaveText(weekday);
      expect(errors).toEqual([]);
    });
  });
}

/** What the roots of widgets say that they are in. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#sampler [data-state="ready"]')].map(
      (tag) => (tag.shadowRoot ?? tag).querySelector<HTMLElement>('.portada')?.lang,
    ),
  );

/** Titles that the page gives widgets as data. */
const given: readonly { tag: string; data: Readonly<Record<string, unknown>> }[] = [
  {
    tag: 'portada-most-read',
    data: {
      lists: ['Read', 'Commented'].map((label) => ({
        label,
        items: [{ id: '1', title: 'What the page gave', url: '/one/' }],
      })),
    },
  },
  {
    tag: 'portada-hot-topics',
    data: { links: [{ link: { id: '1', text: 'What the page gave', href: '/one/' } }] },
  },
  { tag: 'portada-carousel', data: { items: [{ id: '1', title: 'What the page gave', url: '/one/' }] } },
];

test('on an English page, Spanish texts carry their language, and what the page wrote does not', async ({
  page,
  errors,
}) => {
  await open(page, 'en');
  await expect(page.locator('portada-login').getByLabel(/^Contraseña/)).toBeVisible();
  expect(new Set(await marks(page))).toEqual(new Set(['es']));
  for (const { tag, data } of given) {
    await page.evaluate(
      ([name, values]) => {
        const element = Object.assign(document.createElement(name), values);
        element.setAttribute('load', 'eager');
        document.body.prepend(element);
      },
      [tag, data] as const,
    );
    const widget = page.locator(tag);
    const title = widget.getByText('What the page gave').first();
    await expect(title).toBeVisible();
    expect(await title.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)).toBe('en');
  }
  const labels = page.locator('portada-most-read').getByText('Commented');
  expect(await labels.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)).toBe('en');
  expect(await page.locator('#served').evaluate((one) => one.closest('[lang]')?.localName)).toBe('html');
  expect(errors).toEqual([]);
});

test('where the file lacks a text, its widget has the Spanish one and says so', async ({ page, errors }) => {
  await open(page, 'gl/gl-part');
  const form = page.locator('portada-newsletter-form');
  await expect(form.getByRole('button', { name: 'Suscribirme' })).toBeVisible();
  await expect(form.locator('.portada')).toHaveAttribute('lang', 'es');
  await expect(page.locator('portada-login .portada')).not.toHaveAttribute('lang');
  expect(errors).toEqual([]);
});

test('a file that is not there is told in one line, and the widgets go on in Spanish', async ({
  page,
  errors,
}) => {
  await open(page, 'gl/xx');
  await expect(page.locator('portada-login').getByLabel(/^Contraseña/)).toBeVisible();
  await expect(page.locator('portada-comments').getByText('21 nov 2026, 10:12').first()).toBeVisible();
  expect(new Set(await marks(page))).toEqual(new Set(['es']));
  const own = errors.filter((error) => error.startsWith('Portada'));
  expect(own).toEqual([expect.stringContaining('Portada: the texts at "/texts/xx.json" did not load.')]);
});
