import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { cookie } from '@portada/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';
import { tab } from './paywall-testing-banner.store.ts';

const banner = page.getByRole('region', { name: 'Prueba del muro de pago' });
const back = page.getByRole('button', { name: 'Volver al muro publicado' });

function testVersion(version: string): void {
  const write = (text: string, age: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a server sets it
    document.cookie = `${PAYWALL_VERSION_COOKIE}=${encodeURIComponent(text)}; path=/; max-age=${age}`;
  };
  write(version, 60);
  onTestFinished(() => write('', 0));
}

test('[PAY-14] [PAY-15] shows the tested version, and the button forgets it and asks for the page again', async () => {
  const reload = vi.spyOn(tab, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  testVersion('primavera 13%');
  await mount('portada-paywall-testing-banner');
  await expect.element(banner).toMatchTextContent('Estás probando la versión primavera 13% del muro de pago');
  await userEvent.click(back);
  expect(reload).toHaveBeenCalledOnce();
  expect(cookie(PAYWALL_VERSION_COOKIE)).toBe('');
});

test('[PAY-14] in Spanish on a Catalan page, and marked as such', async () => {
  speak('ca');
  testVersion('13');
  await mount('portada-paywall-testing-banner');
  await expect.element(banner).toHaveAttribute('lang', 'es');
  await expect.element(back).toBeVisible();
});

test('[PAY-15] without the cookie there is nothing to draw, nor to fetch', async () => {
  await mount('portada-paywall-testing-banner');
  expect(banner.elements()).toEqual([]);
});

test('it pushes the page down instead of covering its top, until it goes', async () => {
  adoptTokens();
  testVersion('13');
  const element = await mount('portada-paywall-testing-banner');
  await expect.element(banner).toBeVisible();
  const { style } = document.documentElement;
  expect(Number.parseFloat(style.paddingBlockStart)).toBeCloseTo(
    banner.element().getBoundingClientRect().height,
    0,
  );
  element.remove();
  await expect.poll(() => style.paddingBlockStart).toBe('');
});
