import { rankings } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

const tabs = page.getByRole('tab');
const links = page.getByRole('link');
const titles = () => links.elements().map(({ textContent }) => textContent);
const titlesOf = (list: number) => rankings[list]?.items.map(({ title }) => title);

test('[MOST-01] two tabs switch between the two lists, by pointer and by keys', async () => {
  await mount('portada-most-read', { lists: rankings });
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual(['Lo más leído', 'Lo más comentado']);
  expect(titles()).toEqual(titlesOf(0));
  await userEvent.click(tabs.nth(1));
  expect(titles()).toEqual(titlesOf(1));
  await expect.element(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(titles()).toEqual(titlesOf(0));
});

test('[MOST-01] each content is a link in a numbered list', async () => {
  await mount('portada-most-read', { lists: rankings });
  const items = page.getByRole('tabpanel').getByRole('listitem');
  expect(items.elements()).toHaveLength(5);
  await expect.element(items.first()).toMatchTextContent(/^1El temporal de levante/);
  await expect.element(links.first()).toHaveAttribute('href', '/puerto/temporal-de-levante-4711/');
});

test('the tabs have a name in the page’s language', async () => {
  speak('ca');
  await mount('portada-most-read', { lists: rankings });
  await expect.element(page.getByRole('tablist', { name: 'Els continguts més destacats' })).toBeVisible();
});

test('a list without contents has no tab, and one list needs none', async () => {
  const [first] = rankings;
  await mount('portada-most-read', { lists: [first, { label: 'Nada', items: [] }] });
  expect(tabs.elements()).toEqual([]);
  expect(titles()).toEqual(titlesOf(0));
});

test('hostile data is drawn as text, and addresses that run are no links', async () => {
  adoptTokens();
  await page.viewport(320, 600);
  const title = `<img src=x onerror=alert(1)>${'Larguísimo'.repeat(50)}`;
  const items = [{ id: 1, title, url: 'javascript:alert(1)' }, { title: null }];
  const element = await mount('portada-most-read', { lists: [{ label: 'Uno', items }] });
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('<img src=x');
  expect(element.querySelector('img, [href]')).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
