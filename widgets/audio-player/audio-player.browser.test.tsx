import { podcast } from '@portada/contract/fixtures';
import { usePage } from '@portada/core/test/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, recordEvents } from '../test/mount.ts';
import './index.ts';

/** The newsroom's sound, of 24 seconds, as the tests' own server gives it. */
const src = '/packages/edition/media/audio/puerto.mp3';
const audio = { ...podcast, src, image: null, duration: 24 };

/** A key, and the second that it leads to. */
type Keys = readonly (readonly [string, number])[];

const play = page.getByRole('button', { name: 'Reproducir', exact: true });
const pause = page.getByRole('button', { name: 'Pausa' });
const seek = page.getByRole('slider', { name: 'Posición' });
const message = page.getByRole('alert');

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  vi.spyOn(console, 'error').mockReturnValue();
});

const draw = (attributes: Readonly<Record<string, unknown>> = {}) => {
  adoptTokens();
  return mount('portada-audio-player', { audio, ...attributes });
};

function mediaOf(element: HTMLElement): HTMLAudioElement {
  const media = element.querySelector<HTMLAudioElement>('audio[slot]');
  if (!media) throw new Error('There is no audio.');
  return media;
}

async function hearIt(attributes: Readonly<Record<string, unknown>> = {}) {
  const element = await draw(attributes);
  await userEvent.click(play);
  await expect.element(pause).toBeVisible();
  const media = mediaOf(element);
  await expect.poll(() => media.currentTime).toBeGreaterThan(0);
  return { element, media };
}

test('[MEDIA-04] shows what it is and how long, and asks for nothing before the press', async () => {
  const element = await draw();
  await expect.element(page.getByRole('group', { name: audio.title })).toBeVisible();
  await expect.element(page.getByText('0:00 / 0:24')).toBeVisible();
  await expect.element(seek).toBeDisabled();
  expect(element.querySelector('audio')).toBe(null);
});

test('[MEDIA-04] a link of the fallback to the sound that is pressed again plays it; another link is a link', async () => {
  const element = await draw();
  element.insertAdjacentHTML('beforeend', `<a href="${src}">Escuchar</a><a href="#texto">El texto</a>`);
  const [sound, other] = element.querySelectorAll('a');
  // A page that nobody has pressed may not play.
  await userEvent.click(page.getByText('0:00 / 0:24'));
  other?.click();
  expect(location.hash).toBe('#texto');
  await expect.element(play).toBeVisible();
  sound?.click();
  await expect.element(pause).toBeVisible();
});

test('[MEDIA-04] plays, and the page hears of it', async () => {
  const events = recordEvents('portada:play');
  const { media } = await hearIt();
  expect(events).toEqual([{ href: src }]);
  expect(navigator.mediaSession.metadata?.title).toBe(audio.title);
  expect(navigator.mediaSession.playbackState).toBe('playing');
  await userEvent.click(pause);
  await expect.element(play).toBeVisible();
  expect(media.paused).toBe(true);
  expect(navigator.mediaSession.playbackState).toBe('paused');
});

test('the page hears how far the reader gets', async () => {
  const paused = recordEvents('portada:pause');
  const progress = recordEvents('portada:progress');
  const complete = recordEvents('portada:complete');
  const { media } = await hearIt();
  await userEvent.click(pause);
  await expect.poll(() => paused).toEqual([{ href: src, seconds: Math.floor(media.currentTime) }]);
  await seek.fill('13');
  await userEvent.click(play);
  await expect.poll(() => progress).toEqual([{ href: src, percent: 50 }]);
  media.currentTime = 18.1;
  await expect.poll(() => progress.slice(1)).toEqual([{ href: src, percent: 75 }]);
  media.currentTime = 23.8;
  await expect.poll(() => complete).toEqual([{ href: src }]);
  expect(paused).toHaveLength(1);
  expect(progress).toHaveLength(2);
});

test('[MEDIA-04] steps of fifteen seconds end at the ends', async () => {
  const { media } = await hearIt();
  media.pause();
  await userEvent.click(page.getByRole('button', { name: 'Avanzar 15 segundos' }));
  expect(media.currentTime).toBeGreaterThan(15);
  await userEvent.click(page.getByRole('button', { name: 'Avanzar 15 segundos' }));
  expect(media.currentTime).toBeCloseTo(media.duration, 0);
  await userEvent.click(page.getByRole('button', { name: 'Retroceder 15 segundos' }));
  await userEvent.click(page.getByRole('button', { name: 'Retroceder 15 segundos' }));
  expect(media.currentTime).toBe(0);
});

test('[MEDIA-04] speed, sound and position are steered and said', async () => {
  const { media } = await hearIt();
  media.pause();
  await userEvent.click(page.getByRole('button', { name: 'Ajustes' }));
  await userEvent.click(page.getByRole('radio', { name: '1,25×' }));
  expect(media.playbackRate).toBe(1.25);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Silenciar' }));
  expect(media.muted).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Activar el sonido' })).toBeVisible();
  await seek.fill('20');
  expect(media.currentTime).toBe(20);
  await expect.element(seek).toHaveAttribute('aria-valuetext', '20 segundos de 24 segundos');
});

test('[MEDIA-04] keys are heard in the player and nowhere else', async () => {
  const { media } = await hearIt();
  await userEvent.keyboard('k');
  await expect.poll(() => media.paused).toBe(true);
  const before = media.currentTime;
  await userEvent.keyboard('l');
  expect(media.currentTime).toBeCloseTo(before + 10, 1);
  await userEvent.keyboard('{Home}');
  expect(media.currentTime).toBe(0);
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(media.currentTime).toBe(0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('k');
  expect(media.paused).toBe(true);
});

const volume = page.getByRole('slider', { name: 'Volumen' });

test.each<readonly [string, () => Locator, Keys]>([
  [
    'the seek bar',
    () => seek,
    [
      ['{ArrowRight}', 17],
      ['{ArrowUp}', 22],
      ['{ArrowLeft}', 17],
      ['{ArrowDown}', 12],
      ['l', 22],
      ['J', 12],
      ['{PageUp}', 14],
      ['{PageDown}', 12],
      ['{End}', 24],
      ['{Home}', 0],
    ],
  ],
  [
    'a button',
    () => page.getByRole('button', { name: 'Ajustes' }),
    [
      ['{ArrowRight}', 17],
      ['{ArrowLeft}', 12],
      // These scroll the page.
      ['{ArrowUp}', 12],
      ['{PageUp}', 12],
      ['L', 22],
      ['j', 12],
      ['{End}', 24],
      ['{Home}', 0],
    ],
  ],
])('[MEDIA-04] every key of a player, from %s', async (_name, control, keys) => {
  await page.viewport(1280, 800);
  const { media } = await hearIt();
  media.pause();
  await seek.fill('12');
  (await control().findElement()).focus();
  for (const [key, second] of keys) {
    await userEvent.keyboard(key);
    await expect.poll(() => media.currentTime, { message: key }).toBeCloseTo(second, 0);
  }
  await userEvent.keyboard('m');
  expect(media.muted).toBe(true);
  for (const held of [true, false]) {
    await userEvent.keyboard(held ? '{k>2/}' : 'K');
    await expect.poll(() => media.paused).toBe(!held);
  }
});

test('[MEDIA-04] every key of a slider, on the volume’s', async () => {
  await page.viewport(1280, 800);
  const { media } = await hearIt();
  media.pause();
  await volume.fill('50');
  const at = media.currentTime;
  (await volume.findElement()).focus();
  for (const [key, percent] of [
    ['{ArrowRight}', 55],
    ['{ArrowUp}', 60],
    ['{ArrowLeft}', 55],
    ['{ArrowDown}', 50],
    ['{PageUp}', 60],
    ['{PageDown}', 50],
    ['{End}', 100],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(volume, { message: key }).toHaveAttribute('aria-valuetext', `${percent} %`);
  }
  expect(media.currentTime).toBe(at);
  await userEvent.keyboard(' ');
  await expect.poll(() => media.paused).toBe(false);
});

test('[MEDIA-04] the position is kept, and offered again', async () => {
  const { element, media } = await hearIt({ 'content-id': '12' });
  media.currentTime = 11;
  await expect.poll(() => localStorage.getItem('portada_positions')).toContain('[11,');
  element.remove();
  const again = await draw({ 'content-id': '12' });
  await userEvent.click(page.getByRole('button', { name: 'Seguir en 0:11' }));
  await expect.poll(() => mediaOf(again).currentTime).toBeGreaterThanOrEqual(11);
});

test('[MEDIA-04] a player that stays on the next page offers the position of that page’s content', async () => {
  const kept = { [`a|${src}`]: [11, 1], [`b|${src}`]: [13, 1] };
  localStorage.setItem('portada_positions', JSON.stringify(kept));
  usePage({ contentId: 'a' });
  await draw();
  await expect.element(page.getByRole('button', { name: 'Seguir en 0:11' })).toBeVisible();
  usePage({ contentId: 'b' });
  await expect.element(page.getByRole('button', { name: 'Seguir en 0:13' })).toBeVisible();
});

test('[MEDIA-04] what plays goes on through a soft navigation, and its position is kept under the page it is of', async () => {
  usePage({ contentId: 'a' });
  const { media } = await hearIt();
  usePage({ contentId: 'b' });
  media.currentTime = 11;
  await expect.poll(() => localStorage.getItem('portada_positions')).toContain('[11,');
  expect(media.paused).toBe(false);
  expect(localStorage.getItem('portada_positions')).not.toContain(`b|${src}`);
});

test('[MEDIA-04] one sounds at a time', async () => {
  const first = await hearIt({ 'content-id': '1' });
  const second = await draw({ 'content-id': '2' });
  await userEvent.click(play);
  await expect.poll(() => mediaOf(second).paused).toBe(false);
  await expect.poll(() => first.media.paused).toBe(true);
});

test('[MEDIA-04] nothing goes on when the widget is gone', async () => {
  const { element, media } = await hearIt();
  element.remove();
  await expect.poll(() => media.paused).toBe(true);
  expect(media.src).toBe('');
  expect(navigator.mediaSession.metadata).toBe(null);
});

const problems: readonly (readonly [string, () => Promise<Response>, string])[] = [
  ['404', async () => new Response(null, { status: 404 }), 'No encontramos este contenido.'],
  ['403', async () => new Response(null, { status: 403 }), 'no está disponible en tu país'],
  ['500', async () => new Response(null, { status: 500 }), 'Se ha cortado la conexión.'],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'Se ha cortado la conexión.'],
  ['no sound', async () => new Response(null, { status: 200 }), 'Tu navegador no puede reproducir'],
];

test.each(problems)(
  '[MEDIA-04] a sound that fails says why, and is tried again: %s',
  async (_name, answer, text) => {
    vi.spyOn(window, 'fetch').mockImplementation(answer);
    const element = await draw({ audio: { ...audio, src: 'data:audio/mpeg;base64,AAAA' } });
    await userEvent.click(play);
    await expect.element(message).toMatchTextContent(text);
    await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
    await expect.element(message).toMatchTextContent(text);
    expect(mediaOf(element).paused).toBe(true);
  },
);

test('[MEDIA-04] ten seconds of silence are an answer too', async () => {
  const element = await draw();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A stream of nothing: the browser waits for its head for ever.
  const waiting = new MediaSource();
  element.setAttribute('audio', JSON.stringify({ ...audio, src: URL.createObjectURL(waiting) }));
  await userEvent.click(play);
  await expect.poll(() => element.querySelector('audio')?.getAttribute('src')).toContain('blob:');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.element(message).toMatchTextContent('Se ha cortado la conexión.');
});
