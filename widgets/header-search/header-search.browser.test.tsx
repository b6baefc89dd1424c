import { navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { $headerLayer } from '@portada/ui/header-layer/header-layer.ts';
import { compose, pressWhileComposing } from '@portada/ui/test/input-method.ts';
import InfoIcon from 'lucide/dist/esm/icons/info.mjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showsIcon } from '../test/icons.ts';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(async () => {
  adoptTokens();
  usePage({ siteUrl: 'https://diari.example/ca' });
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  await page.viewport(1280, 900);
});

const toggle = page.getByRole('link', { name: 'Buscar' });
const field = page.getByRole('searchbox', { name: 'Qué quieres buscar' });
const submit = page.getByRole('button', { name: 'Buscar' });
const error = page.getByRole('alert');

async function open(): Promise<HTMLElement> {
  const element = await mount('portada-header-search');
  await userEvent.click(toggle);
  await expect.element(field).toHaveFocus();
  return element;
}

test('[HEAD-04] the toggle is a link to /buscar/ that opens the layer instead of going there', async () => {
  const element = await mount('portada-header-search');
  await expect.element(toggle).toHaveAttribute('href', 'https://diari.example/ca/buscar/');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(field.elements()).toEqual([]);
  const left = vi.fn((event: Event) => event.defaultPrevented);
  element.addEventListener('click', left);
  await userEvent.click(toggle);
  expect(left).toHaveReturnedWith(true);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('search')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.click(toggle);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(field.elements()).toEqual([]);
});

test.each(['Control', 'Shift', 'Alt', 'Meta'])('[HEAD-04] with %s the link is the browser’s', async (key) => {
  const element = await mount('portada-header-search');
  const pressed: boolean[] = [];
  element.addEventListener('click', (event) => {
    pressed.push(event.defaultPrevented);
    event.preventDefault();
  });
  await userEvent.keyboard(`{${key}>}`);
  await userEvent.click(toggle);
  await userEvent.keyboard(`{/${key}}`);
  expect(pressed).toEqual([false]);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('[HEAD-04] Escape that drops a word of an input method does not close the layer', async () => {
  await open();
  await compose('とう');
  await pressWhileComposing('Escape');
  await expect.element(field).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await compose('');
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('[SRCH-05] Enter and the button lead to the results of the text', async () => {
  await open();
  await userEvent.keyboard('  pa amb/oli {Enter}');
  expect(navigation.go).toHaveBeenLastCalledWith('https://diari.example/ca/buscar/pa%20amb%2Foli');
  await userEvent.fill(field, 'llotja');
  await userEvent.click(submit);
  expect(navigation.go).toHaveBeenLastCalledWith('https://diari.example/ca/buscar/llotja');
  expect(navigation.go).toHaveBeenCalledTimes(2);
});

test.each(['', 'ab', '  ab  ', '🌊🌊'])(
  '[SRCH-04] %j is too short: a message, and nowhere to go',
  async (text) => {
    await open();
    await userEvent.fill(field, text);
    await userEvent.keyboard('{Enter}');
    await expect.element(error).toHaveTextContent('Escribe al menos 3 caracteres.');
    expect(showsIcon(error.element(), InfoIcon)).toBe(true);
    await expect.element(field).toHaveAccessibleDescription('Escribe al menos 3 caracteres.');
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(text);
    expect(navigation.go).not.toHaveBeenCalled();

    await userEvent.fill(field, 'abc');
    await expect.element(error).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    expect(navigation.go).toHaveBeenCalledOnce();
  },
);

test('[SRCH-04] the message is the page’s own where it has one', async () => {
  usePage({ messages: { 'search.error': 'Massa curt: {min}' } });
  await open();
  await userEvent.keyboard('{Enter}');
  await expect.element(error).toHaveTextContent('Massa curt: 3');
});

test('Escape closes, gives the focus back and keeps what was typed', async () => {
  await open();
  await userEvent.keyboard('temporal{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('temporal');
});

test('every key of the layer: Tab leads through it, Escape closes it from everywhere, Enter and the space bar from its button', async () => {
  await mount('portada-header-search');
  const close = page.getByRole('button', { name: 'Cerrar la búsqueda' });
  (await toggle.findElement()).focus();
  for (const [keys, reached] of [
    ['{Enter}', field],
    ['{Enter}{Tab}', submit],
    ['{Enter}{Tab}{Tab}', close],
    ['{Enter}{Shift>}{Tab}{/Shift}', toggle],
  ] as const) {
    const [opening, ...steps] = keys.split(/(?=\{)/);
    await userEvent.keyboard(opening ?? '');
    await expect.element(field).toHaveFocus();
    if (steps.length > 0) await userEvent.keyboard(steps.join(''));
    await expect.element(reached, { message: keys }).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle, { message: keys }).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  }
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(`{Tab}{Tab}${key}`);
    await expect.element(toggle, { message: key }).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the close button closes and gives the focus back', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Cerrar la búsqueda' }));
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes, and so does the focus that leaves', async () => {
  await open();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  const after = Object.assign(document.createElement('button'), { textContent: 'Después' });
  document.body.append(after);
  onTestFinished(() => after.remove());
  await userEvent.click(toggle);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByText('Después')).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('[HEAD-02] the search says that it lies open, and gives way to the menu', async () => {
  const element = await open();
  expect($headerLayer.get()).toBe('search');
  $headerLayer.set('menu');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect($headerLayer.get()).toBe('menu');
  await userEvent.click(toggle);
  await expect.poll(() => $headerLayer.get()).toBe('search');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => $headerLayer.get()).toBe('');
  await userEvent.click(toggle);
  await expect.poll(() => $headerLayer.get()).toBe('search');
  element.remove();
  await expect.poll(() => $headerLayer.get()).toBe('');
});

test.each([320, 800, 1280])(
  'at %i px the layer is as wide as the window and moves nothing',
  async (width) => {
    await page.viewport(width, 700);
    const before = document.createElement('div');
    before.style.cssText = 'inline-size: 60%; display: inline-block';
    document.body.append(before);
    const after = document.createElement('p');
    after.textContent = 'Debajo';
    onTestFinished(() => [before, after].forEach((one) => void one.remove()));
    const element = await mount('portada-header-search');
    element.style.display = 'inline-block';
    document.body.append(after);
    const place = after.getBoundingClientRect();
    await userEvent.click(toggle);
    const layer = element.querySelector('[part="layer"]');
    await expect.poll(() => layer?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    expect(layer?.getBoundingClientRect().left).toBe(0);
    expect(after.getBoundingClientRect()).toEqual(place);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const target of element.querySelectorAll('a, button, input')) {
      const { width: wide, height } = target.getBoundingClientRect();
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test('speaks Catalan', async () => {
  speak('ca');
  await mount('portada-header-search');
  await userEvent.click(page.getByRole('link', { name: 'Cerca' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(error).toHaveTextContent('Escriu com a mínim 3 caràcters.');
});
