import { type Alert, endPush, getPushOffer, keepPush } from '@portada/contract';
import { alerts } from '@portada/contract/fixtures';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, ok, success } from '@portada/ui/test/back-end.ts';
import { pushBrowser } from '@portada/ui/test/push.ts';
import { letClockStand } from '@portada/ui/test/standing-clock.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, recordEvents } from '../test/mount.ts';
import { ALERT_AUTO_CLOSE_MS } from './AlertCard.tsx';
import './index.ts';

beforeEach(async () => {
  adoptTokens();
  sessionStorage.clear();
  // Wherever the test before has left the pointer, it must not lie on this one's alert.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** From then on the time of an alert is the test's own, however long an action takes. */
async function open(attributes: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
  const element = await mount('portada-alert-banner', attributes);
  letClockStand();
  return element;
}

const card = page.getByRole('article');
const banner = page.getByRole('status', { name: 'Última hora' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The time of an alert runs, or stands still: React tells it so a moment after it has drawn. */
const running = (timers: number) => expect.poll(() => vi.getTimerCount()).toBe(timers);
const plain = (id: string, more: Partial<Alert> = {}) => ({ id, title: `Aviso ${id}`, text: '', ...more });

test('[ALRT-01] shows title, text, link and picture', async () => {
  await open({
    alerts: [
      {
        id: 7,
        title: 'Última hora',
        text: 'El temporal obliga a cerrar la bocana',
        link: { href: '/puerto/temporal-4711/', rel: 'nofollow', target: '_blank', title: 'En directo' },
        image: { url: '/imagenes/temporal.jpg', alt: 'Olas sobre el espigón' },
      },
    ],
  });
  await expect.element(card).toMatchTextContent('El temporal obliga a cerrar la bocana');
  const link = card.getByRole('link', { name: 'Última hora' });
  await expect.element(link).toHaveAttribute('href', '/puerto/temporal-4711/');
  await expect.element(link).toHaveAttribute('rel', 'noopener nofollow');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('title', 'En directo');
  const picture = card.getByRole('img', { name: 'Olas sobre el espigón' });
  await expect.element(picture).toHaveAttribute('src', '/imagenes/temporal.jpg');
});

test('[ALRT-02] [ALRT-03] each alert stays seven seconds and shows once per session', async () => {
  const events = recordEvents('portada:alert');
  const first = await open({ alerts });
  await running(1);
  await pass(ALERT_AUTO_CLOSE_MS - 1);
  await expect.element(card).toMatchTextContent('El temporal de levante');
  await pass(1);
  await expect.element(card).toMatchTextContent('Estibadores y patronal');
  await expect.poll(() => events.map(({ action }) => action)).toEqual(['shown', 'expired', 'shown']);
  first.remove();

  // The second is mounted by timers, too, and the clock stands.
  vi.useRealTimers();
  await mount('portada-alert-banner', { alerts });
  await expect.element(banner).toBeInTheDocument();
  expect(card.elements()).toHaveLength(0);
});

test('[ALRT-02] under the pointer, and with the focus in it, an alert stays for what is left of its time', async () => {
  await open({ alerts: [alerts[0]] });
  await running(1);
  await pass(6000);
  await userEvent.hover(card);
  await running(0);
  await pass(60_000);
  const link = card.getByRole('link').element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.unhover(card);
  await pass(60_000);
  await expect.element(card).toBeVisible();
  if (link instanceof HTMLElement) link.blur();
  await running(1);
  await pass(999);
  await expect.element(card).toBeVisible();
  await pass(1);
  await expect.element(card).not.toBeInTheDocument();
});

test('closed by the reader, the next one comes at once, and the page hears of it', async () => {
  const events = recordEvents('portada:alert');
  await open({ alerts });
  await userEvent.click(card.getByRole('button', { name: 'Cerrar el aviso' }));
  await expect.element(card).toMatchTextContent('Estibadores y patronal');
  await userEvent.click(card.getByRole('button', { name: 'Cerrar el aviso' }));
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(banner).toBeInTheDocument();
  const told = alerts.slice(0, 2).flatMap(({ id }) => [
    { alertId: String(id), action: 'shown' },
    { alertId: String(id), action: 'closed' },
  ]);
  expect(events).toEqual(told);
});

test('alerts that arrive later are shown too, and those seen are not', async () => {
  const element = await open({ alerts: [plain('1')] });
  await expect.element(card).toMatchTextContent('Aviso 1');
  element.setAttribute('alerts', JSON.stringify([plain('1'), plain('2')]));
  await expect.element(card).toMatchTextContent('Aviso 2');
  await running(1);
  await pass(ALERT_AUTO_CLOSE_MS);
  await expect.element(card).not.toBeInTheDocument();
});

test('fifty alerts pass one after another', async () => {
  await open({
    alerts: Array.from({ length: 50 }, (_, index) => plain(`${index}`)),
  });
  for (let index = 0; index < 50; index += 1) {
    await expect.element(card).toMatchTextContent(`Aviso ${index}`);
    await running(1);
    await pass(ALERT_AUTO_CLOSE_MS);
  }
  await expect.element(card).not.toBeInTheDocument();
});

test.each(['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>'])(
  'the link %s leads nowhere, and the alert still tells',
  async (href) => {
    const hostile = {
      id: 'x',
      title: '<b onclick=alert(1)>Título</b>',
      text: '<script>1</script>',
      link: { href },
    };
    const element = await open({ alerts: [hostile] });
    await expect.element(card).toMatchTextContent('<b onclick=alert(1)>Título</b>');
    expect(element.shadowRoot?.querySelector('[href], b, script')).toBeNull();
  },
);

test.each(['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)'])('a picture at %s is not drawn', async (url) => {
  const element = await open({
    alerts: [{ ...plain('1'), image: { url, alt: 'Faro' } }],
  });
  await expect.element(card).toMatchTextContent('Aviso 1');
  expect(element.shadowRoot?.querySelector('img')).toBeNull();
});

test('however long its text, it leaves half of the page, and can be closed', async () => {
  const long = { ...plain('1'), title: 'Larguísimo '.repeat(50), text: 'Sinespacios'.repeat(200) };
  await open({ alerts: [long] });
  await expect.element(card).toBeVisible();
  const { height, left, right } = card.element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(innerHeight / 2 + 1);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  await userEvent.click(card.getByRole('button'));
  await expect.element(card).not.toBeInTheDocument();
});

test.each(['', '[]', '{}', '[{"title":"sin id"}]', 'null', 'oops'])(
  'written as %j there is nothing to show and nothing breaks',
  async (written) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ alerts: written });
    await expect.element(banner).toBeInTheDocument();
    expect(card.elements()).toHaveLength(0);
    errors.mockRestore();
  },
);

describe('where the site offers Web Push', () => {
  const bell = card.getByRole('button', { name: 'Avisarme de la última hora' });

  test('an alert has a switch for it, and a press on it does not follow the link', async () => {
    usePage({ webFeatures: { push: true } });
    pushBrowser();
    const topics = [{ id: 'breaking', name: 'Última hora' }];
    backEnd([getPushOffer, ok({ publicKey: 'B', topics })], [keepPush, success], [endPush, success]);
    await open({ alerts });
    await expect.element(bell).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bell);
    await expect.element(bell).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bell);
    await expect.element(bell).toHaveAttribute('aria-pressed', 'false');
  });

  test('a reader who refuses reads how to change their mind', async () => {
    usePage({ webFeatures: { push: true } });
    pushBrowser({ answer: 'denied' });
    await open({ alerts });
    await userEvent.click(bell);
    await expect.element(card).toMatchTextContent('Has bloqueado los avisos de este sitio.');
    // In a shadow root: the document's focus is on the host.
    await expect.poll(() => bell.element().matches(':focus')).toBe(true);
  });

  test('a reader who is offline is told the alert alone', async () => {
    usePage({ webFeatures: { push: true } });
    pushBrowser();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await open({ alerts });
    await expect.element(card).toBeVisible();
    expect(bell.elements()).toHaveLength(0);
  });
});
