/** One layer at a time: what lies over the page with the paywall, and how preview, showroom and tests change it. */

import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { paywallMessages } from '@portada/contract/fixtures';
import { nextFrame } from '@portada/core/test/frames.ts';
import { CONSENT_COOKIE, writeConsent } from '@portada/shared/consent.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, focused, mount, recordEvents } from '../test/mount.ts';
import '../alert-banner/index.ts';
import '../live-panel/index.ts';
import '../paywall-testing-banner/index.ts';
import '../save-button/index.ts';
import './index.ts';
import { draw, messageLike, metered, setCookie } from './test/metered.ts';

const dialog = page.getByRole('dialog');
const region = page.getByRole('region');
const alert = page.getByRole('article');
const wall = page.getByRole('dialog', { name: 'Este artículo es para lectores registrados' });
const close = page.getByRole('button', { name: 'Cerrar el mensaje' });
const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

const show = (id: unknown) =>
  document.dispatchEvent(new CustomEvent('portada:showroom-paywall', { detail: { id } }));

test.each([
  ['save-button', { 'content-id': '4711', name: 'El temporal' }, 'Inicia sesión para continuar'],
  ['live-panel', {}, 'Ahora en directo'],
] as const)('the dialog of %s gives way to a wall, which gets the focus', async (name, attributes, title) => {
  metered([messageLike('cierre')], { webFeatures: { users: true } });
  beginSession();
  const opener = await mount(`portada-${name}`, attributes);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();

  const element = await mount('portada-paywall');
  await expect.element(wall).toBeVisible();
  await expect.poll(() => dialog.elements()).toHaveLength(1);
  expect(element.shadowRoot?.contains(focused())).toBe(true);
  expect(scrolls()).toBe(false);

  element.remove();
  await expect.poll(scrolls).toBe(true);
  expect(dialog.elements()).toEqual([]);
  expect(opener.isConnected).toBe(true);
});

test('[PAY-10] a wall leaves the page while its banner asks for consent, and takes the focus once it is answered', async () => {
  const say = (answer: string) => {
    setCookie(CONSENT_COOKIE, answer);
    document.dispatchEvent(new CustomEvent('portada:consent', { detail: null }));
  };
  const refusal = writeConsent([], '2026-11-27');
  say(refusal);
  const { element } = await draw([messageLike('cierre')], { webFeatures: { consent: true } });
  await expect.element(wall).toBeVisible();
  say('');
  await expect.element(wall).not.toBeInTheDocument();
  expect(scrolls()).toBe(true);
  say(refusal);
  await expect.element(wall).toBeVisible();
  expect(element.shadowRoot?.contains(focused())).toBe(true);
});

test('a dialog that comes late does not open over a wall', async () => {
  const { element } = await draw([messageLike('cierre')], { webFeatures: { users: true } });
  beginSession();
  await expect.element(wall).toBeVisible();
  const other = await mount('portada-live-panel');
  other.shadowRoot?.querySelector('button')?.click();
  await expect.poll(() => other.shadowRoot?.querySelector('[aria-expanded="false"]')).not.toBeNull();
  expect(dialog.elements()).toHaveLength(1);
  expect(element.shadowRoot?.contains(focused())).toBe(true);
});

test.each([
  ['wall', false],
  ['modal that can be closed', true],
])('[ALRT-02] an alert waits until a %s has gone, and its time with it', async (_name, canBeClosed) => {
  sessionStorage.clear();
  const { element } = await draw([messageLike('cierre', { canBeClosed })]);
  await expect.element(wall).toBeVisible();
  const banner = await mount('portada-alert-banner', { alerts: [{ id: 'aviso', title: 'Última hora' }] });
  await vi.waitFor(() => expect(banner.dataset.state).toBe('ready'));
  expect(alert.elements()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  element.remove();
  await expect.element(alert).toBeVisible();
});

test('an alert stands above what lies at the foot of the window', async () => {
  sessionStorage.clear();
  await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  await mount('portada-alert-banner', { alerts: [{ id: 'aviso', title: 'Última hora' }] });
  await expect.element(alert).toBeVisible();
  const { bottom } = alert.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(region.element().getBoundingClientRect().top);
});

test('[PAY-13] in preview a wall can be closed and locks nothing', async () => {
  await draw([messageLike('cierre')], { preview: true });
  await expect.element(wall).toBeVisible();
  expect(scrolls()).toBe(true);
  expect(focused()).toBe(document.body);
  await userEvent.click(close);
  await expect.element(wall).not.toBeInTheDocument();
});

test('[PAY-12] in the showroom a fake id replaces the message and unlocks scrolling', async () => {
  const events = recordEvents('portada:paywall');
  await draw(paywallMessages.toReversed(), { runningInShowroom: true });
  await expect.element(region).toBeVisible();
  show('cierre');
  await expect.element(wall).toBeVisible();
  expect(scrolls()).toBe(true);
  expect(region.elements()).toEqual([]);
  show('no-existe');
  show(17);
  show('barra');
  await expect.element(region).toBeVisible();
  expect(dialog.elements()).toEqual([]);
  await userEvent.click(close);
  show('barra');
  await expect.element(region).toBeVisible();
  expect(events.map(({ messageId }) => messageId)).toEqual(['contador', 'cierre', 'barra', 'barra', 'barra']);
});

test('[PAY-12] [PAY-13] the page’s own wall locks scrolling in the showroom, whose panel stays within reach', async () => {
  const panel = document.createElement('button');
  document.body.append(panel);
  await draw([messageLike('cierre'), messageLike('contador')], { runningInShowroom: true });
  await expect.element(wall).toBeVisible();
  expect(scrolls()).toBe(false);
  panel.focus();
  expect(document.activeElement).toBe(panel);
  panel.remove();
  show('contador');
  await expect.element(region).toBeVisible();
  expect(scrolls()).toBe(true);
});

test('[PAY-12] the showroom listens as soon as the element is ready, without a cookie too', async () => {
  metered([messageLike('contador')], { contentId: 'otro', runningInShowroom: true });
  await mount('portada-paywall');
  show('contador');
  await expect.element(region).toBeVisible();
});

test('[PAY-12] outside the showroom a fake id is not heard', async () => {
  const { asked } = await draw(paywallMessages);
  await expect.element(dialog.or(region)).toBeVisible();
  const before = asked.length;
  show('contador');
  await nextFrame();
  expect(asked).toHaveLength(before);
});

test('[PAY-14] over a wall that is being tested the way back to the published one can be reached', async () => {
  setCookie(PAYWALL_VERSION_COOKIE, '12');
  await mount('portada-paywall-testing-banner');
  const { element } = await draw([messageLike('cierre')]);
  await expect.element(wall).toBeVisible();
  expect(scrolls()).toBe(false);
  expect(element.shadowRoot?.contains(focused())).toBe(true);
  const back = page.getByRole('button', { name: 'Volver al muro publicado' });
  await expect.element(back).toBeVisible();
  const { left, top } = back.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)?.localName).toBe('portada-paywall-testing-banner');
});
