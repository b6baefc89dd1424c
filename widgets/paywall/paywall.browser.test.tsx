import { getPaywallMessages, paywallCookie, paywallTypes } from '@portada/contract';
import { paywallMessages } from '@portada/contract/fixtures';
import { $errors } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, failing, ok } from '@portada/ui/test/back-end.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isVisible, place } from '../test/elements.ts';
import { adoptTokens, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';
import { draw, messageLike, metered, setCookie } from './test/metered.ts';

const region = page.getByRole('region');
const dialog = page.getByRole('dialog');
const close = page.getByRole('button', { name: 'Cerrar el mensaje' });

/** What of the widget's modules the page has fetched. */
const fetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/paywall/${file}`));

test('[PAY-01] without a cookie of the content nothing is fetched, nor drawn', async () => {
  const { asked } = backEnd([getPaywallMessages, ok(paywallMessages)]);
  usePage({ contentId: 'sin-cookie', paywall: { enabled: true, relativeVersionId: '12' } });
  await mount('portada-paywall');
  expect(asked).toEqual([]);
  expect(fetched('Manager.tsx')).toBe(false);
});

test('[PAY-01] [PAGE-05] where the paywall is not enabled a cookie is not looked at', async () => {
  const { asked } = await draw([messageLike('barra')], { paywall: { relativeVersionId: '12' } });
  expect(asked).toEqual([]);
  expect(fetched('Manager.tsx')).toBe(false);
});

test('[PAY-01] [PAY-03] a reader with access meets no message, and no drawing is fetched', async () => {
  const { asked } = metered([]);
  const data = { accessGranted: true, messageIds: ['cierre'] };
  usePage({ contentId: 'abierto', paywall: { enabled: true, relativeVersionId: '12' } });
  setCookie(paywallCookie('abierto'), JSON.stringify(data));
  const element = await mount('portada-paywall');
  await expect.poll(() => element.shadowRoot?.querySelector('[role="status"]')).not.toBeNull();
  expect(asked).toEqual([]);
  expect(fetched('Message.tsx')).toBe(false);
});

test('[PAY-01] [PAY-02] a paywall that stays on the next page shows what that page’s content has, or nothing', async () => {
  const events = recordEvents('portada:paywall');
  const shown = (messageId: string) => ({ messageId, action: 'shown' });
  await draw([messageLike('barra')]);
  await expect.poll(() => events).toEqual([shown('barra')]);
  metered([messageLike('cierre')]);
  await expect.poll(() => events).toEqual([shown('barra'), shown('cierre')]);
  usePage({ contentId: 'sin-cookie', paywall: { enabled: true, relativeVersionId: '12' } });
  await expect.element(region.or(dialog)).not.toBeInTheDocument();
});

const words = [
  'Diario del Puerto',
  'Periodismo de cerca',
  'Regístrate gratis y sigue leyendo',
  'Solo te llevará un minuto',
  'Crear una cuenta',
  'Ver ventajas',
  'Sin permanencia ni tarjeta',
  '¿Ya tienes cuenta? Entra',
];

test.each(['bottom', 'modal'])(
  '[PAY-05] [PAY-06] [PAY-07] a %s shows all it is given, in its order',
  async (type) => {
    const { element } = await draw([messageLike('barra', { type })]);
    const message = type === 'modal' ? dialog : region;
    await expect.element(message).toBeVisible();
    const text = message.element().textContent ?? '';
    const places = words.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));

    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(link('Diario del Puerto')).toHaveAttribute('href', '/');
    await expect.element(link('Ver ventajas')).toHaveAttribute('href', '/ventajas/');
    await expect.element(page.getByRole('img')).toHaveAttribute('src', '/imagenes/cabecera');
    for (const [name, path] of [
      ['Crear una cuenta', '/registro/'] as const,
      ['¿Ya tienes cuenta? Entra', '/acceso/'] as const,
    ]) {
      const { pathname, searchParams } = new URL(link(name).element().getAttribute('href') ?? '');
      expect([pathname, searchParams.get('backUrl')]).toEqual([path, location.href]);
    }
    expect(element.shadowRoot?.querySelectorAll('h2')).toHaveLength(1);
  },
);

test.each(['bottom', 'modal'] as const)(
  '[PAY-06] [PAY-07] a %s shows only what it is given',
  async (type) => {
    await draw([
      messageLike('nada', {
        id: '1',
        type,
        canBeClosed: true,
        principalText: 'Hola',
        buttonText: 'Sin destino',
      }),
    ]);
    const message = type === 'modal' ? dialog : region;
    await expect.element(message).toMatchTextContent(/^HolaSin destino$/);
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(page.getByRole('img').elements()).toEqual([]);
  },
);

test.each(paywallTypes)(
  '[PAY-07] [PAY-11] a %s has a close icon only where it can be closed',
  async (type) => {
    for (const canBeClosed of [false, true]) {
      const { element } = await draw([messageLike('barra', { id: type, type, canBeClosed })]);
      await expect.element(type === 'modal' ? dialog : region).toBeVisible();
      expect(close.elements()).toHaveLength(canBeClosed ? 1 : 0);
      element.remove();
      await expect.poll(() => element.dataset.state).toBeUndefined();
    }
  },
);

test('[PAY-07] a button that leads nowhere closes the message, or is not there', async () => {
  const hostile = { buttonUrl: 'javascript:alert(1)', buttonText: 'Seguir leyendo', button2Text: '' };
  const first = await draw([messageLike('barra', { id: 'abierta', ...hostile, canBeClosed: false })]);
  await expect.element(region).toBeVisible();
  expect(page.getByText('Seguir leyendo').elements()).toEqual([]);
  first.element.remove();

  await draw([messageLike('barra', { id: 'cerrable', ...hostile })]);
  await userEvent.click(page.getByRole('button', { name: 'Seguir leyendo' }));
  await expect.element(region).not.toBeInTheDocument();
});

test.each(['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)'])(
  '[PAY-07] a logo at %s is not drawn',
  async (src) => {
    await draw([messageLike('barra', { logo: { src, alt: 'Diario del Puerto' } })]);
    await expect.element(region).toBeVisible();
    expect(region.getByRole('img').elements()).toEqual([]);
  },
);

test.each(['left', 'center', 'right'])(
  '[PAY-08] a float stands at the foot of the window, %s',
  async (position) => {
    await draw([messageLike('flotante', { position, canBeClosed: false })]);
    await expect.element(region).toBeVisible();
    await expect
      .element(region)
      .toMatchTextContent(
        'Periodismo de cercaRegístrate gratis y sigue leyendoCrear una cuentaSin permanencia ni tarjeta¿Ya tienes cuenta? Entra',
      );
    const { left, right, bottom } = region.element().getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    expect(innerHeight - bottom).toBeLessThan(30);
    const gaps = { left, right: width - right };
    expect(Math.abs(gaps.left - gaps.right) < 2).toBe(position === 'center' || gaps.left + gaps.right < 40);
    if (gaps.left + gaps.right > 40 && position !== 'center')
      expect(gaps.left < gaps.right).toBe(position === 'left');
  },
);

test.each([
  [3, 5, 3, 5, '3 de 5'],
  [0, 4, 0, 4, '0 de 4'],
  [9, 8, 8, 8, '8 de 8'],
  [-1, 2, 0, 2, '0 de 2'],
  [1, 1e9, 1, 100, '1 de 1.000.000.000'],
])(
  '[PAY-09] of the counter %d of %d: %d filled, %d dots',
  async (numConsumedContent, maxConsumedContent, filled, all, name) => {
    await draw([messageLike('contador', { numConsumedContent, maxConsumedContent })]);
    const dots = page.getByRole('img', { name });
    await expect.element(dots).toBeVisible();
    expect(dots.element().children).toHaveLength(all);
    expect(dots.element().querySelectorAll('.portada-paywall-dot--filled')).toHaveLength(filled);
    await expect.element(region).toMatchTextContent('Has leído 3 de los 5 artículos gratuitos de este mes');
  },
);

test('[PAY-09] a counter that counts to nothing has its text alone', async () => {
  await draw([messageLike('contador', { maxConsumedContent: null })]);
  await expect.element(region).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('[PAY-02] of several paywalls on a page one shows its message, and another when that one has gone', async () => {
  const events = recordEvents('portada:paywall');
  const { element } = await draw([messageLike('barra')]);
  await mount('portada-paywall');
  await expect.element(region).toBeVisible();
  expect(events).toHaveLength(1);
  element.remove();
  await expect.poll(() => events).toHaveLength(2);
  expect(region.elements()).toHaveLength(1);
});

test('dispatches what was shown, pressed and closed', async () => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const events = recordEvents('portada:paywall');
  await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Ver ventajas' }));
  await userEvent.click(close);
  expect(events).toEqual(['shown', 'clicked', 'closed'].map((action) => ({ messageId: 'barra', action })));
});

test('in Catalan its own words are Catalan', async () => {
  speak('ca');
  await draw([messageLike('barra')]);
  await expect.element(page.getByRole('button', { name: 'Tanca el missatge' })).toBeVisible();
});

test('where the messages cannot be had nothing is drawn, and what the server wrote comes back', async () => {
  $errors.set([]);
  const server = metered([messageLike('cierre')]);
  server.change(getPaywallMessages, failing);
  const element = document.createElement('portada-paywall');
  const served = Object.assign(document.createElement('p'), {
    textContent: 'Solo para lectores registrados.',
  });
  element.append(served);
  place().append(element);
  await expect.poll(() => $errors.get()).toHaveLength(1);
  await vi.waitFor(() => expect(isVisible(served)).toBe(true));
  expect(element.dataset.state).toBe('ready');
  expect([...dialog.elements(), ...region.elements()]).toEqual([]);
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('what lies at the foot of the window makes the page longer by as much, until it goes', async () => {
  adoptTokens();
  const { style } = document.documentElement;
  const { element } = await draw([messageLike('barra')]);
  await expect.element(region).toBeVisible();
  const { height } = region.element().getBoundingClientRect();
  expect(Number.parseFloat(style.paddingBlockEnd)).toBeCloseTo(height, 0);
  expect(style.getPropertyValue('--portada-inset-bottom')).toBe(style.paddingBlockEnd);
  element.remove();
  await expect.poll(() => style.paddingBlockEnd).toBe('');
  expect(style.getPropertyValue('--portada-inset-bottom')).toBe('');
});

test.each([true, false])(
  'in development a modal without a name is warned about (closable: %s)',
  async (canBeClosed) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    await draw([messageLike('cierre', { canBeClosed, principalText: ' ' })]);
    await expect.element(dialog).toBeVisible();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('<portada-paywall>: a dialog has no accessible name'),
    );
  },
);
