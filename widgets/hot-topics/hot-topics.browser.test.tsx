import { hotTopics } from '@portada/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, speak } from '../test/mount.ts';
import { only } from '../test/strips.ts';
import './index.ts';

const next = page.getByRole('button', { name: 'Siguiente' });
const previous = page.getByRole('button', { name: 'Anterior' });
const links = page.getByRole('link');

beforeEach(() => adoptTokens());

const draw = () => mount('portada-hot-topics', { links: hotTopics });
const strip = (element: HTMLElement) => only(element, '.portada-hot-topics-window');

test('[HEAD-14] shows each link with its address, its target and its relation', async () => {
  await page.viewport(1280, 600);
  await draw();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    hotTopics.map(({ link }) => link.text),
  );
  await expect.element(links.first()).toHaveAttribute('href', '/temas/temporal/');
  await expect.element(links.last()).toHaveAttribute('target', '_blank');
  await expect.element(links.last()).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await expect.element(page.getByRole('navigation', { name: 'Temas del día' })).toBeVisible();
});

test('[HEAD-15] the buttons scroll the strip in steps of 100 px, as far as it goes', async () => {
  await page.viewport(360, 600);
  const element = await draw();
  await expect.element(next).toBeVisible();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.poll(() => strip(element).scrollLeft).toBe(100);
  await userEvent.click(next);
  await expect.poll(() => strip(element).scrollLeft).toBe(200);
  await userEvent.click(previous);
  await expect.poll(() => strip(element).scrollLeft).toBe(100);
  strip(element).scrollTo({ left: 10_000, behavior: 'instant' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('the buttons are there only while not everything fits', async () => {
  await page.viewport(1280, 600);
  await draw();
  expect(next.elements()).toEqual([]);
  await page.viewport(360, 600);
  await expect.element(next).toBeVisible();
  await page.viewport(1280, 600);
  await expect.element(next).not.toBeInTheDocument();
});

test('a link that has the focus lies under no button', async () => {
  await page.viewport(360, 600);
  const element = await draw();
  await expect.element(next).toBeVisible();
  for (let link = 0; link < hotTopics.length - 1; link += 1) {
    element.shadowRoot?.querySelectorAll('a')[link]?.focus();
    await userEvent.keyboard('{Tab}');
    const side = (name: 'left' | 'right') => focused()?.getBoundingClientRect()[name];
    await expect.poll(() => side('left')).toBeGreaterThanOrEqual(44 - 1);
    if (link < hotTopics.length - 2) await expect.poll(() => side('right')).toBeLessThanOrEqual(360 - 44 + 1);
  }
});

test('no page is wider for it, and addresses that run are no links', async () => {
  await page.viewport(320, 600);
  speak('ca');
  const hostile = {
    id: 'x',
    text: `<img src=x onerror=alert(1)>${'Llarguíssim'.repeat(40)}`,
    href: 'javascript:alert(1)',
  };
  const element = await mount('portada-hot-topics', { links: [{ link: hostile }, ...hotTopics] });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(element.shadowRoot?.querySelector('img, [href^="javascript"]')).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Següent' })).toBeVisible();
});
