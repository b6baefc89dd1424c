import { showLinks } from '@portada/contract/fixtures';
import { hostileCss } from '@portada/ui/test/hostile.css.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

/** HEAD-13: under this width show navigation is a dropdown. */
const SHOW_NAVIGATION_MIN_PX = 1_100;

beforeEach(() => {
  adoptTokens();
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
});

/** The widget on the page of this address, at this width. */
async function drawAt(
  path: string,
  width: number,
  links: readonly object[] = showLinks,
): Promise<HTMLElement> {
  await page.viewport(width, 700);
  history.replaceState(null, '', path);
  return mount('portada-show-navigation', { links });
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = page.getByRole('button');
const SHOW = '/programas/fuego-lento/';

test.each([
  [SHOW, 'Lo último', 'page'],
  [`${SHOW}2/`, 'Lo último', 'true'],
  [`${SHOW}emisiones/?dia=hoy`, 'Próximas emisiones', 'page'],
])('[HEAD-12] at %s the link “%s” is current', async (path, name, current) => {
  await drawAt(path, 1280);
  for (const {
    link: { text, href },
  } of showLinks)
    await expect.element(link(text)).toHaveAttribute('href', href);
  await expect.element(link(name)).toHaveAttribute('aria-current', current);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('[HEAD-12] elsewhere no link is current', async () => {
  await drawAt('/programas/otro/', 1280);
  await expect.element(link('Lo último')).toBeVisible();
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
});

test('[HEAD-13] from 1100 px on it is a row, under that a dropdown called as the part the reader is in', async () => {
  await drawAt(`${SHOW}emisiones/`, SHOW_NAVIGATION_MIN_PX);
  await expect.element(link('Lo último')).toBeVisible();
  expect(button.elements()).toEqual([]);

  await page.viewport(SHOW_NAVIGATION_MIN_PX - 1, 700);
  await expect.element(link('Lo último')).not.toBeInTheDocument();
  await expect.element(button).toHaveAccessibleName('Apartados del programa: Próximas emisiones');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('[HEAD-13] the dropdown moves nothing, and Escape, a press outside and a link close it', async () => {
  const element = await drawAt(SHOW, 360, [
    { link: { text: 'Lo último', href: '#lo-ultimo' } },
    { link: { text: 'Emisiones', href: '#emisiones' } },
  ]);
  const height = element.getBoundingClientRect().height;
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    async () => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    () => userEvent.click(link('Emisiones')),
  ];
  for (const close of ways) {
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Emisiones')).toBeVisible();
    expect(element.getBoundingClientRect().height).toBe(height);
    await close();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Emisiones')).not.toBeInTheDocument();
  }
  expect(location.hash).toBe('#emisiones');
});

test('[HEAD-13] where no link is current the dropdown asks for a choice, in the page’s language', async () => {
  await drawAt('/programas/otro/', 360);
  await expect.element(button).toHaveAccessibleName('Elige un apartado');
  speak('ca');
  await expect.element(button).toHaveAccessibleName('Tria un apartat');
});

test('children follow their entry, and an entry that leads nowhere is left out', async () => {
  const children = [{ link: { text: 'Temporada 2', href: '/t2/' } }];
  await drawAt(SHOW, 1280, [{ link: { text: 'Temporadas' }, children }, ...showLinks]);
  await expect.element(link('Temporada 2')).toBeVisible();
  expect(document.querySelectorAll('.portada-show-navigation li')).toHaveLength(showLinks.length + 1);
});

test.each([320, 1280])(
  'at %i px, among a page’s own rules, long and hostile links keep to the page',
  async (width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hostileCss} li { margin: 20px; float: left } ul { padding-left: 90px; columns: 3 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    const hostile = { link: { text: `<b>${'Larguísimo'.repeat(30)}`, href: 'javascript:alert(1)' } };
    const element = await drawAt(SHOW, width, [...showLinks, hostile]);
    if (width < SHOW_NAVIGATION_MIN_PX) await userEvent.click(button);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(element.querySelector('b, [href^="javascript"]')).toBeNull();
    for (const target of element.querySelectorAll('a[href]')) {
      const { width: wide, height } = target.getBoundingClientRect();
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
    }
  },
);
