import { navItems } from '@portada/contract/fixtures';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, speak } from '../test/mount.ts';
import { drag, inside, isSwiped, only, stripOf, swiped, whole } from '../test/strips.ts';
import './index.ts';

beforeEach(() => adoptTokens());

const draw = (items: readonly object[] = navItems) => mount('portada-swiper-menu', { items });
const opener = page.getByRole('button', { name: 'Apartados de El puerto' });
const part = page.getByRole('link', { name: 'Pesca' });

/** The page is at this address, for the length of a test. */
function beAt(path: string): void {
  const before = location.href;
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', before));
}

test('[HEAD-09] shows each item with its address, its text, its title, its target and its relation', async () => {
  const own = {
    link: {
      id: 'x',
      href: 'https://otro.example/',
      text: 'Otro',
      title: 'Otra casa',
      target: '_blank',
      rel: 'nofollow',
    },
    children: [],
  };
  await draw([...navItems.slice(0, 3), own]);
  const link = page.getByRole('link', { name: 'Otro' });
  await expect.element(link).toHaveAttribute('href', 'https://otro.example/');
  await expect.element(link).toHaveAttribute('title', 'Otra casa');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener nofollow');
  await expect.element(page.getByRole('link', { name: 'Política' })).toHaveAttribute('href', '/politica/');
});

test('[HEAD-10] a button beside an item opens its parts; the item itself stays a link', async () => {
  await page.viewport(1280, 700);
  await draw();
  await expect.element(page.getByRole('link', { name: 'El puerto' })).toHaveAttribute('href', '/puerto/');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(part).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(part).toBeVisible();
  await expect.element(part).toHaveAttribute('href', '/pesca/');
  await userEvent.click(opener);
  await expect.element(part).not.toBeInTheDocument();
});

test('[HEAD-10] by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async () => {
  await page.viewport(1280, 700);
  const element = await draw();
  only(element, '.portada-swiper-menu-button').focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focused()?.textContent).toBe('Muelles');
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(opener.element());
  await expect.element(part).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(part).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(part).not.toBeInTheDocument();
});

test('[HEAD-10] an item without an address is the button itself', async () => {
  await draw([{ ...navItems[1], link: { text: 'El puerto' } }]);
  await userEvent.click(page.getByRole('button', { name: 'El puerto' }));
  await expect.element(part).toBeVisible();
});

test('[HEAD-10] the parts lie under their item and inside the screen, whatever cuts off the strip', async () => {
  await page.viewport(360, 700);
  const last = { ...navItems[1], link: { id: 'y', text: 'El puerto y sus muelles', href: '/y/' } };
  const element = await draw([...navItems.slice(0, 4), last]);
  await swiped(element);
  for (const button of inside(element, '.portada-swiper-menu-button')) {
    button.focus();
    await expect.poll(() => whole(element).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    const list = only(element, '.portada-swiper-menu-list:popover-open');
    const box = list.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(Math.abs(box.top - button.getBoundingClientRect().bottom)).toBeLessThan(2);
    expect(list.contains(element.shadowRoot?.elementFromPoint(box.left + 20, box.bottom - 20) ?? null)).toBe(
      true,
    );
    await userEvent.keyboard('{Escape}');
  }
});

test('[HEAD-10] the parts stay under their item while the strip moves, and close once it is out of sight', async () => {
  await page.viewport(360, 700);
  const element = await draw();
  await swiped(element);
  only(element, '.portada-swiper-menu-button').focus();
  await userEvent.keyboard('{Enter}');
  const list = only(element, '.portada-swiper-menu-list:popover-open');
  const group = only(element, '.portada-swiper-menu-group');
  const left = () => group.getBoundingClientRect().left;
  const before = left();
  let deltaX = 0;
  /** What pushes harder than before is another push. */
  const pushed = <State,>(state: () => State) => {
    deltaX += 40;
    stripOf(element).dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }));
    return state();
  };
  await expect.poll(() => pushed(left)).toBeLessThan(before - 5);
  await expect.poll(() => Math.abs(list.getBoundingClientRect().left - left())).toBeLessThan(12);
  await expect.poll(() => pushed(() => list.matches(':popover-open'))).toBe(false);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
});

test('[HEAD-11] is swiped only while its content is wider than its container', async () => {
  await page.viewport(1280, 700);
  const element = await draw();
  const link = only(element, 'a');
  const left = () => link.getBoundingClientRect().left;
  const before = left();
  drag(element, link, -200);
  expect(left()).toBe(before);
  expect(isSwiped(element)).toBe(false);
  expect(page.getByRole('button', { name: 'Siguiente' }).elements()).toEqual([]);

  await page.viewport(360, 700);
  await swiped(element);
  drag(element, link, -200);
  await expect.poll(left).toBeLessThan(before - 50);

  await page.viewport(1280, 700);
  await expect.poll(() => isSwiped(element)).toBe(false);
  await expect.poll(left).toBe(before);
});

test('the item of this page is current and in sight', async () => {
  await page.viewport(360, 700);
  beAt('/opinion/la-ciudad-4712/');
  const element = await draw();
  await expect.element(page.getByRole('link', { name: 'Opinión' })).toHaveAttribute('aria-current', 'true');
  expect(inside(element, '[aria-current]')).toHaveLength(1);
  await expect.poll(() => whole(element)).toContain(6);
});

test('a part that is this page makes its item current too', async () => {
  beAt('/pesca/');
  const element = await draw();
  const current = inside(element, '[aria-current]').map((link) => [link.textContent, link.ariaCurrent]);
  expect(current).toEqual([
    ['El puerto', 'true'],
    ['Pesca', 'page'],
  ]);
});

test('[HEAD-11] the buttons stand beside the strip, and cover no link', async () => {
  await page.viewport(320, 700);
  const element = await draw();
  await expect.poll(() => inside(element, '.portada-strip-arrow--next')).toHaveLength(1);
  const [next] = inside(element, '.portada-strip-arrow--next');
  const [frame] = inside(element, '.portada-strip-window');
  const rightOf = (one?: Element) => one?.getBoundingClientRect().right ?? 0;
  const leftOf = (one?: Element) => one?.getBoundingClientRect().left ?? 0;
  expect(rightOf(next)).toBeGreaterThan(0);
  await expect.poll(() => rightOf(frame)).toBeLessThanOrEqual(leftOf(next) + 1);
});

test('hostile data is drawn as text, and no page is wider for it', async () => {
  await page.viewport(320, 700);
  speak('ca');
  const text = `<img src=x onerror=alert(1)>${'Llarguíssim'.repeat(30)}`;
  const link = { id: 'x', href: 'javascript:alert(1)', text };
  const element = await draw([{ link, children: [{ link }] }, ...navItems]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(element.shadowRoot?.querySelector('img, [href^="javascript"]')).toBeNull();
  await expect.element(page.getByRole('navigation', { name: 'Seccions' })).toBeVisible();
});
