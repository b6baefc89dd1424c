import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { json } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, recordEvents, speak } from '../test/mount.ts';
import {
  card,
  field,
  letter,
  mountShows,
  names,
  only,
  pages,
  select,
  serve,
  wait,
  wanted,
} from './test/screen.ts';
import './index.ts';

beforeEach(async () => {
  adoptTokens();
  $errors.set([]);
  visit('/programas/');
  await page.viewport(1280, 900);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('letters and text', () => {
  test('[SHOW-01] titled, with the letters # and A to Z and all of them, as a list on desktop', async () => {
    serve();
    const element = await mountShows();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Programas');
    const buttons = [...element.querySelectorAll('fieldset button')];
    expect(buttons.map(({ textContent }) => textContent).join(' ')).toBe(
      'Todos # A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
    );
    await expect.element(letter('Todos')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(letter('# (cifras y signos)')).toBeVisible();
    expect(select.elements()).toEqual([]);
  });

  test('[SHOW-01] a select on mobile', async () => {
    await page.viewport(360, 740);
    const { asked } = serve();
    await mountShows();
    expect(letter('A').elements()).toEqual([]);
    await userEvent.selectOptions(select, 'M');
    await wait(1_000);
    await expect.poll(names).toEqual(['M']);
    await userEvent.selectOptions(select, 'Todos');
    await wait(1_000);
    await expect.poll(names).toEqual(['Todos']);
    expect(asked).toHaveLength(3);
  });

  test('[SHOW-08] [SHOW-06] a letter narrows the list after a second, and the same letter again opens it', async () => {
    const { asked } = serve();
    const element = await mountShows();
    await userEvent.click(letter('M'));
    await expect.element(letter('M')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(letter('Todos')).toHaveAttribute('aria-pressed', 'false');
    expect(element.querySelector('[part="grid"]')?.getAttribute('aria-busy')).toBe('true');
    expect(asked).toHaveLength(1);
    await wait(1_000);
    await expect.poll(names).toEqual(['M']);
    expect(location.search).toBe('?letter=M');
    await expect.element(letter('M')).toHaveFocus();
    await userEvent.click(letter('M'));
    await wait(1_000);
    await expect.poll(names).toEqual(['Todos']);
    await expect.element(letter('Todos')).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('');
  });

  test('[SHOW-02] [SHOW-09] [SHOW-10] a text resets the letter, a letter the text, and no text resets the list', async () => {
    serve();
    await mountShows();
    await userEvent.click(letter('M'));
    await wait(1_000);
    await userEvent.type(field, 'mar');
    await expect.element(letter('M')).toHaveAttribute('aria-pressed', 'false');
    await wait(1_000);
    await expect.poll(names).toEqual(['mar']);
    await expect.element(field).toHaveFocus();
    await userEvent.clear(field);
    await wait(1_000);
    await expect.poll(names).toEqual(['Todos']);
    await userEvent.type(field, 'mar{Enter}');
    await expect.poll(names).toEqual(['mar']);
    await userEvent.click(letter('#'.concat(' (cifras y signos)')));
    await expect.element(field).toHaveValue('');
    await wait(1_000);
    await expect.poll(names).toEqual(['#']);
    expect(location.search).toBe('?letter=%23');
  });

  test('the address tells where to begin, and Back and Forward go from list to list', async () => {
    visit('/programas/?text=mar');
    serve();
    await mountShows();
    expect(names()).toEqual(['mar']);
    await expect.element(field).toHaveValue('mar');
    await userEvent.click(letter('A'));
    await wait(1_000);
    await expect.poll(names).toEqual(['A']);
    history.back();
    await expect.poll(names).toEqual(['mar']);
    await expect.element(field).toHaveValue('mar');
    history.forward();
    await expect.poll(names).toEqual(['A']);
    await expect.element(letter('A')).toHaveAttribute('aria-pressed', 'true');
    history.back();
    await expect.poll(names).toEqual(['mar']);
  });

  test('[SHOW-11] with no results the message of search.no-results shows and is announced', async () => {
    serve((asked) => (wanted(asked) === 'Todos' ? only(asked) : json({ html: '', cursorMark: null })));
    const element = await mountShows();
    await userEvent.type(field, 'zzz');
    await wait(1_000);
    const outcome = page.getByRole('status').first();
    await expect.element(outcome).toHaveTextContent('No hay ningún resultado.');
    await expect.element(outcome).toBeVisible();
    expect(element.querySelector('[part="grid"]')).toBeNull();
    await expect.element(field).toHaveValue('zzz');
  });
});

describe('the grid', () => {
  test('[SHOW-03] holds the server’s cards, cleaned, and widgets in them come alive', async () => {
    await import('../save-button/index.ts');
    const hostile = `<article class="card"><img src="x" onerror="document.title = 'stolen'"><h3>7 mares</h3>
      <script>document.title = 'stolen'</script><portada-save-button content-id="7"></portada-save-button></article>`;
    serve(() => json({ html: hostile, cursorMark: null }));
    const title = document.title;
    const element = await mountShows();
    const save = element.querySelector<HTMLElement>('portada-save-button');
    await expect.poll(() => save?.dataset.state).toBe('ready');
    expect(element.querySelector('.card')?.parentElement?.getAttribute('part')).toBe('grid');
    expect(element.querySelector('script, [onerror]')).toBeNull();
    expect(document.title).toBe(title);
    await expect.poll(() => element.querySelector('[role="status"]')?.textContent).toBe('Hay un programa.');
  });

  test('[SHOW-06] goes on in pages of 12 as its end comes into view, a second later, three times by itself', async () => {
    const { asked } = serve(pages(6));
    await page.viewport(1280, 8_000);
    const events = recordEvents('portada:content-loaded');
    const element = await mountShows();
    const [first] = element.querySelectorAll('.card');
    for (const count of [24, 36, 48]) {
      // A poll lets the fake clock go on a little; the store's own tests have the exact moment.
      await wait(900);
      expect(names()).toHaveLength(count - 12);
      await wait(100);
      await expect.poll(names).toHaveLength(count);
    }
    await wait(10_000);
    expect(asked).toHaveLength(4);
    const more = page.getByRole('button', { name: 'Cargar más' });
    await userEvent.click(more);
    await expect.element(page.getByRole('link', { name: 'Todos 5 1', exact: true })).toHaveFocus();
    await userEvent.click(more);
    await expect.poll(names).toHaveLength(72);
    await expect.element(more).not.toBeInTheDocument();
    expect(element.querySelector('.card'), 'what stood there was not moved').toBe(first);
    expect(events.map((detail) => detail.page)).toEqual([2, 3, 4, 5, 6]);
    await expect.poll(() => element.querySelector('[role="status"]')?.textContent).toBe('Hay 72 programas.');
  });

  test('[SHOW-06] another list begins its pages again', async () => {
    serve(pages(6));
    await page.viewport(1280, 8_000);
    await mountShows();
    for (const count of [24, 36, 48]) {
      await wait(1_000);
      await expect.poll(names).toHaveLength(count);
    }
    await userEvent.click(letter('M'));
    await wait(1_000);
    await expect.poll(names).toHaveLength(12);
    await wait(1_000);
    await expect.poll(names).toHaveLength(24);
  });

  const ad = (id: string, position: number) => ({ id, position, sizes: '[[300,250]]' });
  const ads = {
    desktop: [ad('d6', 6), ad('d12', 12), ad('d18', 18), ad('d7', 7)],
    mobile: [ad('m6', 6)],
  };
  /** The places of the slots among the children of the grid, each with its id. */
  const slots = (element: HTMLElement) =>
    [...(element.querySelector('[part="grid"]')?.children ?? [])].flatMap((child, index) => {
      const position = child.querySelector('portada-ad-slot')?.getAttribute('position');
      return position ? [[index, JSON.parse(position).id]] : [];
    });

  test('[SHOW-07] an ad slot stands after the 6th, the 12th and the 18th card, others on mobile', async () => {
    serve(pages(2));
    await page.viewport(1280, 8_000);
    const element = await mountShows({ ads });
    const before = [
      [6, 'd6'],
      [13, 'd12'],
    ];
    await expect.poll(() => slots(element)).toEqual(before);
    const [slot] = element.querySelectorAll('portada-ad-slot');
    await wait(1_000);
    await expect.poll(() => slots(element)).toEqual([...before, [20, 'd18']]);
    expect(element.querySelector('portada-ad-slot'), 'a slot that stands is left alone').toBe(slot);
    await page.viewport(1099, 8_000);
    await expect.poll(() => slots(element)).toEqual([[6, 'm6']]);
    expect(names()).toHaveLength(24);
  });

  test('[SHOW-07] where nobody fills it a slot takes no place', async () => {
    serve(pages(1));
    const element = await mountShows({ ads });
    const [slot] = element.querySelectorAll('portada-ad-slot');
    expect(slot?.parentElement?.offsetHeight).toBe(0);
    expect(getComputedStyle(slot?.parentElement ?? element).display).toBe('none');
    slot?.setAttribute('data-state', 'waiting');
    expect(getComputedStyle(slot?.parentElement ?? element).display).toBe('block');
  });

  test('[SHOW-03] [SHOW-07] items of a list stand in a list, slots and all', async () => {
    serve(pages(1, 'li'));
    const element = await mountShows({ ads });
    const inList = () => [...(element.querySelector('ul[part="grid"]')?.children ?? [])];
    // A frame that was a phone's is told a moment later that it is a desktop's, with one slot more.
    await expect.poll(() => inList().map(({ localName }) => localName)).toEqual(Array(14).fill('li'));
  });
});

test.each([320, 800, 1280])('at %i px nothing is cut off and every target is large enough', async (width) => {
  await page.viewport(width, 700);
  serve((asked) => json({ html: card(`${wanted(asked)} ${'interminable'.repeat(12)}`), cursorMark: null }));
  const element = await mountShows();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const sizes = [...element.querySelectorAll('button, select, input')].map((one) =>
    one.getBoundingClientRect(),
  );
  for (const size of sizes) {
    if (size.width > 0) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
  }
});

test('[SHOW-01] speaks Catalan', async () => {
  speak('ca');
  serve();
  await mountShows();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Programes');
  await expect.element(letter('Tots')).toBeVisible();
});
