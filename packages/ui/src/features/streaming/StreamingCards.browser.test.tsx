import { listStreaming, listStreamingExcept, type Streaming } from '@portada/contract';
import { streamings } from '@portada/contract/fixtures';
import { resetCss } from '@portada/element';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backEnd, failing, later, ok, tooMany } from '../../../test/back-end.ts';
import { render } from '../../../test/render.tsx';
import { letClockStand } from '../../../test/standing-clock.ts';
import { StreamingCards } from './StreamingCards.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const onAir = (list: unknown = streamings) => ok({ streamingList: list });
const cards = page.getByRole('listitem');
const failed = page.getByText('No hemos podido cargar los directos.');
const retry = page.getByRole('button', { name: 'Volver a intentarlo' });

/** Each test has a list of its own: stores are kept by what they leave out. */
let lists = 0;
function draw() {
  lists += 1;
  return render(<StreamingCards excludeId={`lista-${lists}`} />);
}

test('[STRM-01] [STRM-02] each stream has its kicker, title, picture, and a link for what it offers', async () => {
  const { asked } = backEnd([listStreamingExcept, onAir()]);
  draw();
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements()).toHaveLength(3);
  const [both, watched, heard] = cards.all();
  if (!both || !watched || !heard) throw new Error('There are three streams.');
  await expect.element(both).toMatchTextContent(/Informativos/);
  await expect.element(both).toMatchTextContent(/Las noticias de la mañana/);
  await expect.element(both.getByRole('img', { name: 'El plató de informativos' })).toBeInTheDocument();
  await expect
    .element(both.getByRole('link', { name: 'Ver: Las noticias de la mañana' }))
    .toHaveAttribute('href', '/directo/noticias/');
  await expect
    .element(both.getByRole('link', { name: 'Escuchar: Las noticias de la mañana' }))
    .toHaveAttribute('href', '/directo/noticias/audio/');
  expect(watched.getByRole('link').elements()).toHaveLength(1);
  expect(heard.getByRole('link').elements()).toHaveLength(1);
  expect(heard.getByRole('img').elements()).toHaveLength(0);
  expect(asked[0]?.path).toBe(`/api/front/streaming/list/lista-${lists}`);
});

test('[STRM-02] nothing left out, the plain list is asked for', async () => {
  const { asked } = backEnd([listStreaming, onAir()]);
  render(<StreamingCards excludeId="" />);
  await expect.element(cards.first()).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/streaming/list']);
});

test('[STRM-03] the list follows what is on air, every ten seconds', async () => {
  const { asked, change } = backEnd([listStreamingExcept, onAir()]);
  const { unmount } = draw();
  await expect.element(cards.nth(2)).toBeVisible();
  letClockStand();
  change(listStreamingExcept, onAir(streamings.slice(0, 1)));
  await vi.advanceTimersByTimeAsync(9999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await expect.element(cards.nth(1)).not.toBeInTheDocument();
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('while it loads it says so, and with nothing on air it says that', async () => {
  const answer = later();
  backEnd([listStreamingExcept, answer.answer]);
  draw();
  await expect.element(page.getByRole('status', { name: 'Cargando los directos' })).toBeVisible();
  answer.come(onAir([])());
  await expect.element(page.getByText('Ahora mismo no hay ninguna emisión en directo.')).toBeVisible();
});

test('[STRM-06] a first call that fails offers a quiet retry', async () => {
  const { change } = backEnd([listStreamingExcept, failing]);
  draw();
  await expect.element(failed).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);

  // Before the next poll, whose answer on its way would be this one's too.
  const answer = later();
  change(listStreamingExcept, answer.answer);
  await userEvent.click(retry);
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  answer.come(onAir()());
  await expect.element(cards.first()).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('[STRM-06] after too many questions it says when to try again', async () => {
  backEnd([listStreamingExcept, tooMany]);
  draw();
  await expect
    .element(page.getByText('Has hecho demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.'))
    .toBeVisible();
  expect(failed.elements()).toHaveLength(0);
});

test('[STRM-06] a later call that fails leaves the list as it is', async () => {
  const { asked, change } = backEnd([listStreamingExcept, onAir()]);
  draw();
  await expect.element(cards.first()).toBeVisible();
  change(listStreamingExcept, failing);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBeGreaterThan(1);
  expect(cards.elements()).toHaveLength(3);
  expect(failed.elements()).toHaveLength(0);
});

test('hostile data is drawn as text, and addresses that run are no links', async () => {
  const hostile = {
    id: 9,
    kicker: '<img src=x onerror=alert(1)>',
    title: `<script>alert(1)</script>${'Larguísimo'.repeat(50)}`,
    video: { href: 'javascript:alert(1)' },
    audio: null,
    image: { image: { src: '', alt: null } },
  };
  const plain: Partial<Streaming>[] = [{ id: '10' }];
  backEnd([listStreamingExcept, onAir([hostile, ...plain])]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(resetCss);
  document.adoptedStyleSheets.push(sheet);
  const { container } = draw();
  await expect.element(cards.first()).toMatchTextContent(/<img src=x onerror=alert\(1\)>/);
  expect(container.querySelector('script, img, [href^="javascript"]')).toBeNull();
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  expect(cards.elements()).toHaveLength(2);
});
