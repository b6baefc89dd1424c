import { loadMore } from '@portada/contract';
import { $errors } from '@portada/core';
import { frames } from '@portada/core/test/frames.ts';
import { backEnd, failing, later, ok, tooMany } from '@portada/ui/test/back-end.ts';
import { letClockStand } from '@portada/ui/test/standing-clock.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  adoptTokens();
  $errors.set([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const FIRST = '/api/front/list/politica';
const more = page.getByRole('button', { name: 'Cargar más' });
const retry = page.getByRole('button', { name: 'Volver a intentarlo' });
const spinner = page.getByText('Cargando más…');
const titles = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

const card = (name: string) =>
  `<article class="card"><h3><a href="/noticia/${name}/">${name}</a></h3><p>${'Texto. '.repeat(40)}</p></article>`;
const cards = (...names: string[]) => names.map(card).join('\n');
const part = (html: string, nextPage = '') => ok({ html, nextPage });

/** Answers page after page, each leading to the next but the last. */
function pages(...names: string[][]) {
  let turn = 0;
  return backEnd([
    loadMore,
    () => {
      const page = names[turn] ?? [];
      turn += 1;
      return part(cards(...page), turn < names.length ? `${FIRST}.${turn}` : '')();
    },
  ]);
}

/** A list as a template writes it, with the element at its end. */
async function list(attributes: Readonly<Record<string, unknown>> = { 'next-page': FIRST }, height = 0) {
  const section = document.createElement('section');
  section.append(document.createRange().createContextualFragment(cards('Uno', 'Dos')));
  const above = document.createElement('div');
  above.style.blockSize = `${height}px`;
  document.body.append(above, section);
  onTestFinished(() => [above, section].forEach((one) => void one.remove()));
  const element = await mount('portada-load-more', attributes);
  section.append(element);
  return { section, element };
}

async function wait(ms: number): Promise<void> {
  await frames(2);
  await vi.advanceTimersByTimeAsync(ms);
}

test('[LOAD-01] [LOAD-03] the spinner in view fetches the next page after 1000 ms, and it stands at the end of the list', async () => {
  const { asked } = pages(['Tres', 'Cuatro'], []);
  const events = recordEvents('portada:content-loaded');
  const { section, element } = await list();
  letClockStand();
  await wait(900);
  expect(asked).toEqual([]);
  await wait(100);
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
  expect([...section.children].map(({ localName }) => localName)).toEqual([
    ...Array(4).fill('article'),
    'portada-load-more',
  ]);
  expect(section.lastElementChild).toBe(element);
  expect(events).toEqual([{ page: 2 }]);
  expect(asked.map(({ path }) => path)).toEqual([FIRST]);
});

test('[LOAD-01] out of view nothing is fetched', async () => {
  const { asked } = pages(['Tres']);
  await page.viewport(800, 600);
  const { element } = await list({ 'next-page': FIRST }, 3_000);
  await wait(5_000);
  expect(asked).toEqual([]);
  element.scrollIntoView();
  onTestFinished(() => window.scrollTo(0, 0));
  await wait(1_000);
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres']);
});

test('[LOAD-02] while a page is on its way no other is fetched', async () => {
  const answer = later();
  const { asked } = backEnd([loadMore, answer.answer]);
  const { element } = await list();
  await wait(1_000);
  expect(asked).toHaveLength(1);
  for (const hidden of [true, false, true, false]) {
    element.hidden = hidden;
    await wait(1_000);
  }
  expect(asked).toHaveLength(1);
  answer.come(part(cards('Tres'))());
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres']);
});

test('[LOAD-04] after the last page nothing is left but the news of it', async () => {
  pages(['Tres']);
  const { element } = await list();
  await wait(1_000);
  await expect
    .poll(() => element.textContent)
    .toMatch(/Se ha cargado un contenido más\. Has llegado al final/);
  expect(spinner.elements()).toEqual([]);
  expect(element.querySelector('button, .portada-spinner')).toBeNull();
  expect(element.querySelector('[role="status"]')?.textContent).toContain('final de la lista');
});

test('[LOAD-04] without a next page there is nothing to draw', async () => {
  const { asked } = backEnd();
  const { element } = await list({ 'next-page': '' });
  await wait(5_000);
  expect(asked).toEqual([]);
  expect(element.querySelector('.portada-more')).toBeNull();
});

test('three pages come by themselves, then a button asks, so that the foot of the page can be reached', async () => {
  const { asked } = pages(['3'], ['4'], ['5'], ['6'], ['7']);
  await page.viewport(800, 4_000);
  const events = recordEvents('portada:content-loaded');
  await list();
  for (const count of [3, 4, 5]) {
    await wait(1_000);
    await expect.poll(titles).toHaveLength(count);
  }
  await expect.element(more).toBeVisible();
  await wait(10_000);
  expect(asked).toHaveLength(3);
  await userEvent.click(more);
  await expect.poll(titles).toHaveLength(6);
  await expect.element(page.getByRole('link', { name: '6' })).toHaveFocus();
  await wait(10_000);
  expect(asked).toHaveLength(4);
  await userEvent.click(more);
  await expect.element(page.getByRole('link', { name: '7' })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
  expect(events.map((detail) => detail.page)).toEqual([2, 3, 4, 5, 6]);
});

test('[LOAD-05] a page that fails leaves the list, says so quietly, and the retry works', async () => {
  const { asked, change } = backEnd([loadMore, failing]);
  await list();
  await wait(1_000);
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(retry).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByText('No hemos podido cargar más.')).toBeVisible();
  expect(titles()).toEqual(['Uno', 'Dos']);
  expect($errors.get()).toHaveLength(1);
  await wait(60_000);
  expect(asked).toHaveLength(1);

  const answer = later();
  change(loadMore, answer.answer);
  await userEvent.click(retry);
  const waiting = page.getByRole('button', { name: 'Volver a intentarlo' });
  await expect.element(waiting).toHaveFocus();
  answer.come(part(cards('Tres'), `${FIRST}.2`)());
  await expect.element(page.getByRole('link', { name: 'Tres' })).toHaveFocus();
  await expect.element(spinner).toBeInTheDocument();
});

test('[LOAD-05] after too many pages it says when to try again', async () => {
  const { change } = backEnd([loadMore, tooMany]);
  await list();
  await wait(1_000);
  await expect.element(page.getByText(/Vuelve a intentarlo dentro de 15 minutos\.$/)).toBeVisible();
  change(loadMore, part(cards('Tres')));
  await userEvent.click(retry);
  await expect.poll(titles).toHaveLength(3);
});

test('[LOAD-03] pages that come by themselves move neither the focus nor what is read', async () => {
  pages(['Tres', 'Cuatro', 'Cinco'], []);
  await page.viewport(800, 600);
  await list({ 'next-page': FIRST }, 1_000);
  const reading = page.getByRole('link', { name: 'Dos' });
  reading.element().scrollIntoView();
  onTestFinished(() => window.scrollTo(0, 0));
  if (reading.element() instanceof HTMLElement) reading.element().focus({ preventScroll: true });
  const { top } = reading.element().getBoundingClientRect();
  await wait(1_000);
  await expect.poll(titles).toHaveLength(5);
  await expect.element(reading).toHaveFocus();
  expect(reading.element().getBoundingClientRect().top).toBe(top);
});

test('[LOAD-03] the cards go into the list that the template names', async () => {
  pages(['Tres']);
  const { section, element } = await list({ 'next-page': FIRST, list: 'noticias' });
  const inner = Object.assign(document.createElement('div'), { id: 'noticias' });
  section.prepend(inner);
  await wait(1_000);
  await expect.poll(() => inner.childElementCount).toBe(1);
  expect(element.previousElementSibling?.textContent).toContain('Dos');
});

test('[LOAD-03] what the server draws is cleaned, and widgets in it come alive', async () => {
  await import('../save-button/index.ts');
  const hostile = `<article><script>document.title = 'stolen'</script><img src="x" onerror="document.title = 'stolen'">
    <h3>Tres</h3><portada-save-button content-id="4711" name="Tres" onclick="document.title = 'stolen'"></portada-save-button></article>`;
  backEnd([loadMore, part(hostile)]);
  const title = document.title;
  const { section } = await list();
  await wait(1_000);
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres']);
  const save = section.querySelector<HTMLElement>('portada-save-button');
  await expect.poll(() => save?.dataset.state).toBe('ready');
  expect(save?.getAttribute('content-id')).toBe('4711');
  expect(section.querySelector('script, [onerror], [onclick]')).toBeNull();
  expect(document.title).toBe(title);
});

test('[LOAD-03] advertising among the cards comes along and is not counted', async () => {
  backEnd([
    loadMore,
    part(`${cards('Tres')}<portada-ad-slot position="{}"></portada-ad-slot>${cards('Cuatro')}`),
  ]);
  const { section, element } = await list();
  await wait(1_000);
  await expect.poll(titles).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
  expect(section.querySelector('article + portada-ad-slot + article')).not.toBeNull();
  await expect.poll(() => element.textContent).toContain('Se han cargado 2 contenidos más.');
});

test('another address is another list', async () => {
  const { asked } = pages(['Tres'], ['Cuatro']);
  const { element } = await list();
  await wait(1_000);
  await expect.poll(titles).toHaveLength(3);
  element.setAttribute('next-page', '/api/front/list/cultura');
  await wait(1_000);
  await expect.poll(() => asked.map(({ path }) => path)).toContain('/api/front/list/cultura');
  expect(asked.filter(({ path }) => path === FIRST)).toHaveLength(1);
});

test('an element that leaves the page fetches and adds nothing more', async () => {
  const answer = later();
  const { asked } = backEnd([loadMore, answer.answer]);
  const { section, element } = await list();
  await wait(500);
  element.remove();
  await wait(5_000);
  expect(asked).toEqual([]);
  section.append(element);
  await wait(0);
  await expect.poll(() => element.dataset.state).toBe('ready');
  await wait(1_000);
  await expect.poll(() => asked.length).toBe(1);
  element.remove();
  await wait(0);
  answer.come(part(cards('Tres'))());
  await wait(1_000);
  expect(section.querySelectorAll('article')).toHaveLength(2);
});

test('an address of a stranger leaves the server’s link', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complaints.mockRestore());
  const { asked } = backEnd();
  const element = document.createElement('portada-load-more');
  element.setAttribute('next-page', 'https://evil.example/list');
  element.append(
    Object.assign(document.createElement('a'), { href: '/politica/2/', textContent: 'Siguiente' }),
  );
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.dataset.state).toBe('failed');
  await expect.element(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await wait(5_000);
  expect(asked).toEqual([]);
});

test('speaks Catalan', async () => {
  speak('ca');
  pages(['Tres', 'Quatre'], []);
  const { element } = await list();
  await wait(1_000);
  await expect.poll(() => element.textContent).toContain('S’han carregat 2 continguts més.');
});
