import { scheduleAround } from '@portada/contract/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import { inside, slidesOf, slidesPerView, swiped, whole } from '../test/strips.ts';
import './index.ts';

/** A winter day in Madrid, on the hour. */
const NOW = new Date('2026-11-21T12:00:00+01:00');
const HOUR_MS = 3_600_000;

function at(now: Date): void {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

beforeEach(() => adoptTokens());
afterEach(() => {
  vi.useRealTimers();
});

/** Broadcasts of an hour each, one after the other. */
function hours(first: Date, count: number): object[] {
  return Array.from({ length: count }, (_, hour) => ({
    id: hour,
    title: `Programa ${hour}`,
    startTime: { date: new Date(first.getTime() + hour * HOUR_MS).toISOString() },
    endTime: { date: new Date(first.getTime() + (hour + 1) * HOUR_MS).toISOString() },
  }));
}

async function draw(items: readonly object[], width = 1280): Promise<HTMLElement> {
  await page.viewport(width, 700);
  return mount('portada-schedule-carousel', { items });
}
const onNow = (element: HTMLElement) =>
  inside(element, '[aria-current]').map(({ textContent }) => textContent);
const times = (element: HTMLElement) =>
  inside(element, '.portada-schedule-carousel-times').map(({ textContent }) => textContent);

test('[SCHD-01] each broadcast has its times, its title, and a link where it has a page', async () => {
  at(NOW);
  const element = await draw(scheduleAround(NOW));
  expect(times(element).slice(0, 2)).toEqual(['10:00–11:00', '11:00–12:00']);
  const [first] = slidesOf(element);
  expect(first?.textContent).toContain('Las noticias de la mañana');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/programas/1/');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-11-21T09:00:00.000Z');
  const [film] = slidesOf(element).filter((slide) => slide.textContent?.includes('Cine de sobremesa'));
  expect(film?.querySelector('a')).toBeNull();
});

test.each([
  [1280, 9],
  [1100, 9],
  [1099, 5],
  [567, 5],
  [566, 3],
  [360, 3],
])('[SCHD-03] at %i px there are %i at once', async (width, count) => {
  at(NOW);
  const element = await draw(hours(NOW, 24), width);
  expect(slidesPerView(element)).toBeCloseTo(count, 2);
});

test('[SCHD-02] what is on is marked, said and in sight', async () => {
  at(NOW);
  const element = await draw(hours(new Date('2026-11-21T00:00:00+01:00'), 24));
  await expect.poll(() => whole(element)[0]).toBe(12);
  expect(onNow(element)).toEqual(['En emisión12:00–13:00Programa 12']);
});

test('[SCHD-02] the mark moves on by itself as time passes, with one timer to the next change', async () => {
  at(new Date(NOW.getTime() + HOUR_MS / 2));
  const element = await draw(hours(new Date('2026-11-21T00:00:00+01:00'), 24));
  await swiped(element);
  await expect.poll(() => whole(element)[0]).toBe(12);
  // Each time that a poll tries again it moves the clock on; what is left until the change depends on the machine.
  await vi.advanceTimersByTimeAsync(NOW.getTime() + HOUR_MS - Date.now() - 1);
  expect(onNow(element)[0]).toContain('Programa 12');
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => onNow(element)[0]).toContain('Programa 13');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => whole(element)[0]).toBe(13);
  element.remove();
  await vi.advanceTimersByTimeAsync(1);
  // React ends effects in a task of its own, and a store rests for a second: each try moves the clock on a little.
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('[SCHD-02] a reader who has moved on is not taken back', async () => {
  at(NOW);
  const element = await draw(hours(new Date('2026-11-21T00:00:00+01:00'), 48));
  await swiped(element);
  for (let round = 0; round < 2; round += 1) {
    await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await expect.poll(() => whole(element)[0]).toBe(30);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.poll(() => onNow(element)[0]).toContain('Programa 13');
  expect(whole(element)[0]).toBe(30);
});

test('[SCHD-02] a page that was asleep catches up when it is looked at', async () => {
  at(NOW);
  const element = await draw(hours(NOW, 5));
  vi.setSystemTime(NOW.getTime() + 3 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => onNow(element)[0]).toContain('Programa 3');
});

test('[SCHD-02] past midnight the show goes on', async () => {
  at(new Date('2026-11-21T23:59:59.900+01:00'));
  const element = await draw([
    { id: 1, title: 'Última hora', ...span('2026-11-21T23:30:00+01:00', '2026-11-22T00:30:00+01:00') },
    { id: 2, title: 'Música de noche', ...span('2026-11-22T00:30:00+01:00', '2026-11-22T02:00:00+01:00') },
  ]);
  expect(times(element)).toEqual(['23:30–00:30', '00:30–02:00']);
  await vi.advanceTimersByTimeAsync(200);
  expect(onNow(element)[0]).toContain('Última hora');
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  await expect.poll(() => onNow(element)[0]).toContain('Música de noche');
});

test('[SCHD-02] the hour that comes twice in October is distinguished, and that of March is not missed', async () => {
  at(new Date('2026-10-25T02:30:00+02:00'));
  const autumn = await draw([
    { id: 1, title: 'Primera', ...span('2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00') },
    { id: 2, title: 'Segunda', ...span('2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00+01:00') },
  ]);
  expect(onNow(autumn)[0]).toContain('Primera');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.poll(() => onNow(autumn)[0]).toContain('Segunda');

  vi.setSystemTime(new Date('2026-03-29T03:10:00+02:00'));
  const spring = await draw([
    { id: 3, title: 'Antes', ...span('2026-03-29T01:00:00+01:00', '2026-03-29T03:00:00+02:00') },
    { id: 4, title: 'Después', ...span('2026-03-29T03:00:00+02:00', '2026-03-29T04:00:00+02:00') },
  ]);
  expect(onNow(spring)[0]).toContain('Después');
  expect(times(spring)).toEqual(['01:00–03:00', '03:00–04:00']);
});

function span(start: string, end: string) {
  return { startTime: { date: start }, endTime: { date: end } };
}

test('[SCHD-02] between two shows nothing is marked and the next one is in sight', async () => {
  at(NOW);
  const early = hours(new Date('2026-11-21T00:00:00+01:00'), 11);
  const late = hours(new Date('2026-11-21T13:00:00+01:00'), 10).map((one, index) => ({
    ...one,
    id: `t${index}`,
  }));
  const element = await draw([...late, ...early]);
  expect(onNow(element)).toEqual([]);
  await expect.poll(() => whole(element)[0]).toBe(11);
});

test('other data are gone by at once, whatever the time was when the first came', async () => {
  at(NOW);
  const element = await draw(hours(NOW, 3));
  vi.setSystemTime(NOW.getTime() + HOUR_MS / 2);
  Reflect.set(element, 'items', [
    { id: 1, title: 'Avance', ...span('2026-11-21T12:15:00+01:00', '2026-11-21T13:00:00+01:00') },
  ]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => onNow(element)[0]).toContain('Avance');
});

test('the words are the page’s', async () => {
  at(NOW);
  speak('ca');
  const element = await draw(hours(NOW, 2));
  expect(onNow(element)[0]).toContain('En emissió');
  await expect.element(page.getByRole('region', { name: 'Programació' })).toBeVisible();
});
