import { harbourVideo } from '@portada/contract/fixtures';
import { forceColours } from '@portada/ui/test/media.ts';
import { type StreamAnswer, serveStreams } from '@portada/ui/test/streams.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

const begin = page.getByRole('button', { name: /^Reproducir: / });
const message = page.getByRole('alert');
const video = { ...harbourVideo, poster: null };

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  vi.spyOn(console, 'error').mockReturnValue();
});

const draw = (attributes: Readonly<Record<string, unknown>> = {}) => {
  adoptTokens();
  return mount('portada-video-player', { video, ...attributes });
};
const mediaOf = (element: HTMLElement) => element.querySelector<HTMLVideoElement>('video[slot]');

test.each([
  ['16-9', 16 / 9],
  ['4:3', 4 / 3],
  ['1-1', 1],
])('[MEDIA-01] a video of %s keeps its place before and after the press', async (aspectRatio, ratio) => {
  serveStreams(() => 'silence');
  const element = await draw({ video: { ...video, aspectRatio } });
  const shape = () => element.getBoundingClientRect().width / element.getBoundingClientRect().height;
  expect(shape()).toBeCloseTo(ratio, 1);
  await userEvent.click(begin);
  await expect.poll(() => mediaOf(element)?.isConnected).toBe(true);
  expect(shape()).toBeCloseTo(ratio, 1);
});

test('[MEDIA-02] nothing is asked for before the press, which the page hears of', async () => {
  const asked = serveStreams(() => 'silence');
  const events = recordEvents('portada:play');
  const element = await draw();
  await expect.element(begin).toMatchTextContent('2:34');
  expect(mediaOf(element)).toBe(null);
  await userEvent.click(begin);
  await expect.poll(() => asked).toEqual([video.hlsSource]);
  expect(events).toEqual([{ href: video.hlsSource }]);
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^(Reproducir|Pausa)$/);
});

test.each(['/film.ism/manifest(format=m3u8-aapl)', '/film/index.m3u', '/film/720', '/film.mp4/playlist'])(
  '[MEDIA-01] what stands in hlsSource is played as HLS, whatever its address ends in: %s',
  async (hlsSource) => {
    const asked = serveStreams(() => 'silence');
    await draw({ video: { ...video, hlsSource } });
    await userEvent.click(begin);
    await expect.poll(() => asked).toEqual([hlsSource]);
  },
);

test('the page hears of a pause', async () => {
  serveStreams(() => 'silence');
  const events = recordEvents('portada:pause');
  const element = await draw();
  await userEvent.click(begin);
  await expect.poll(() => mediaOf(element)?.isConnected).toBe(true);
  const media = mediaOf(element) ?? document.createElement('video');
  const turn = (type: 'play' | 'pause') => {
    vi.spyOn(media, 'paused', 'get').mockReturnValue(type === 'pause');
    media.dispatchEvent(new Event(type));
  };
  // The widget listens a moment after the film has its place.
  await expect
    .poll(() => {
      turn('play');
      turn('pause');
      return events;
    })
    .toEqual([{ href: video.hlsSource, seconds: 0 }]);
});

/** A film that begins and whose first part is on its way: its reader may take any time. */
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfilm.ts\n#EXT-X-ENDLIST\n';

test('[MEDIA-02] every key of a film', async () => {
  serveStreams((path) => (path === video.hlsSource ? { status: 200, body: playlist } : 'silence'));
  await page.viewport(1280, 800);
  const enter = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
  const element = await draw();
  await userEvent.click(begin);
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^(Reproducir|Pausa)$/);
  const media = mediaOf(element);
  for (const [key, volume] of [
    ['{ArrowDown}', 95],
    ['{ArrowDown>2/}', 85],
    ['{ArrowUp}', 90],
    ['m', 0],
    ['{ArrowUp}', 5],
  ] as const) {
    await userEvent.keyboard(key);
    await expect
      .element(page.getByRole('slider', { name: 'Volumen' }), { message: key })
      .toHaveAttribute('aria-valuetext', `${volume} %`);
  }
  expect(media?.muted).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Poner subtítulos' })).toBeVisible();
  await userEvent.keyboard('c');
  const captions = page.getByRole('button', { name: 'Quitar los subtítulos' });
  await expect.element(captions).toBeVisible();
  await forceColours();
  expect(getComputedStyle(captions.element()).borderBlockEndWidth).toBe('3px');
  await userEvent.keyboard('f');
  expect(enter).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Ajustes' }));
  await userEvent.click(page.getByRole('radio', { name: 'Normal' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '1,25×' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Ajustes');
});

test('[MEDIA-02] the film is the page’s own child, and goes with the widget', async () => {
  serveStreams(() => 'silence');
  const element = await draw();
  await userEvent.click(begin);
  await expect.poll(() => mediaOf(element)?.slot).toBe('portada');
  expect(mediaOf(element)?.controls).toBe(false);
  const media = mediaOf(element);
  element.remove();
  await expect.poll(() => media?.isConnected || media?.parentNode === element).toBe(false);
});

const problems: readonly (readonly [string, StreamAnswer, string])[] = [
  ['404', { status: 404 }, 'No encontramos este contenido.'],
  ['410', { status: 410 }, 'No encontramos este contenido.'],
  ['401', { status: 401 }, 'no tienes permiso para verlo'],
  ['403', { status: 403 }, 'no está disponible en tu país'],
  ['451', { status: 451 }, 'no está disponible en tu país'],
  ['400', { status: 400 }, 'Se ha cortado la conexión.'],
  ['412', { status: 412 }, 'Se ha cortado la conexión.'],
  ['500', { status: 500 }, 'Se ha cortado la conexión.'],
  ['offline', 'refused', 'Se ha cortado la conexión.'],
  ['silence', 'silence', 'Se ha cortado la conexión.'],
  ['no playlist', { status: 200, body: '<!doctype html>' }, 'No hemos podido reproducir'],
  ['an empty one', { status: 200, body: '#EXTM3U\n' }, 'No hemos podido reproducir'],
];

test.each(problems)(
  '[MEDIA-01] a stream that fails says why, and is tried again: %s',
  async (_name, answer, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let given = answer;
    const asked = serveStreams(() => given);
    await draw();
    await userEvent.click(begin);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    for (let second = 0; second < 25; second += 1) await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await expect.element(message).toMatchTextContent(text);

    given = 'silence';
    const before = asked.length;
    await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
    await expect.element(message).not.toBeInTheDocument();
    await expect.poll(() => asked.length).toBe(before + 1);
    expect(focused()?.getAttribute('aria-label')).toMatch(/^(Reproducir|Pausa)$/);
  },
);

test('[MEDIA-01] a connection that comes back is used without a press', async () => {
  let given: StreamAnswer = { status: 500 };
  const asked = serveStreams(() => given);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await draw();
  await userEvent.click(begin);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.element(message).toBeVisible();
  given = 'silence';
  window.dispatchEvent(new Event('online'));
  await expect.element(message).not.toBeInTheDocument();
});

test('[MEDIA-01] goes on where the reader was, or from the beginning', async () => {
  serveStreams(() => 'silence');
  localStorage.setItem('portada_positions', JSON.stringify({ [`4711|${video.hlsSource}`]: [83, 1] }));
  await draw({ 'content-id': '4711' });
  await expect.element(page.getByRole('button', { name: /^Seguir en 1:23.*Así se descarga/ })).toBeVisible();
  await expect.element(page.getByText('Seguir en 1:23')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Empezar desde el principio' }));
  await expect.element(page.getByRole('slider', { name: 'Posición' })).toBeVisible();
});

test('[MEDIA-01] the address names a moment of the first player only', async () => {
  location.hash = 't=1m30s';
  await draw();
  await draw({ 'content-id': 'otro' });
  await expect.element(page.getByText('Seguir en 1:30')).toBeVisible();
  expect(page.getByText('Seguir en 1:30').elements()).toHaveLength(1);
});

test('a video of the server’s that plays already falls silent, and the player goes on from there', async () => {
  serveStreams(() => 'silence');
  adoptTokens();
  const element = document.createElement('portada-video-player');
  element.setAttribute('video', JSON.stringify(video));
  const served = document.createElement('video');
  served.poster = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  Object.defineProperty(served, 'paused', { value: false });
  const pause = vi.spyOn(served, 'pause');
  element.append(served);
  document.body.append(element);
  await expect.poll(() => mediaOf(element)?.slot).toBe('portada');
  expect(pause).toHaveBeenCalledOnce();
  element.remove();
});

test('the poster is the very picture that the server’s own video shows', async () => {
  const element = document.createElement('portada-video-player');
  element.setAttribute('video', JSON.stringify(harbourVideo));
  const served = document.createElement('video');
  served.poster = '/imagenes/grua/16-9/1200.webp';
  element.append(served);
  document.body.append(element);
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(element.shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(served.poster);
  element.remove();
});

test('speaks Catalan', async () => {
  speak('ca');
  serveStreams(() => ({ status: 403 }));
  await draw();
  await userEvent.click(page.getByRole('button', { name: /^Reprodueix: / }));
  await expect.element(message).toMatchTextContent('Aquest contingut no està disponible al teu país');
});
