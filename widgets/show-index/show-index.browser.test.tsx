import { searchMoreShows, searchShows } from '@portada/contract';
import { $errors } from '@portada/core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../packages/core/test/page.ts';
import { type Asked, backEnd, failures, json, later } from '../../packages/ui/test/back-end.ts';
import { adoptTokens, hear, mount, speak } from '../test/mount.ts';
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

const letter = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('searchbox', { name: 'Buscar un programa' });
const select = page.getByRole('combobox', { name: 'Por la inicial' });
const retry = page.getByRole('button', { name: 'Volver a intentarlo' });
const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

const card = (name: string, tag = 'article') =>
  `<${tag} class="card"><h3><a href="/programas/${encodeURIComponent(name)}/">${name}</a></h3><p>Resumen</p></${tag}>`;

function cards(name: string, count: number, tag?: string): string {
  return Array.from({ length: count }, (_, index) => card(`${name} ${index + 1}`, tag)).join('\n');
}

/** What narrows the list, or nothing. */
const wanted = ({ url }: Asked) => url.searchParams.get('letter') ?? url.searchParams.get('text') ?? 'Todos';
const only = (asked: Asked) => json({ html: card(wanted(asked)), cursorMark: null });

/** So many pages of twelve. */
function pages(count: number, tag?: string) {
  return (asked: Asked) => {
    const at = Number(/\/p(\d+)$/.exec(asked.url.pathname)?.[1] ?? 1);
    return json({
      html: cards(`${wanted(asked)} ${at}`, 12, tag),
      cursorMark: at < count ? `p${at + 1}` : null,
    });
  };
}

const serve = (answer: (asked: Asked) => Response | Promise<Response> = only) =>
  backEnd([searchShows, answer], [searchMoreShows, answer]);

async function wait(ms: number): Promise<void> {
  // Sight is told in a frame of the browser's own.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await vi.advanceTimersByTimeAsync(ms);
}

describe('letters and text', () => {
  test('[SHOW-01] titled, with the letters # and A to Z and all of them, as a list on desktop', async () => {
    serve();
    const element = await mount('portada-show-index');
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
    await mount('portada-show-index');
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
    const element = await mount('portada-show-index');
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
    await mount('portada-show-index');
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
    await mount('portada-show-index');
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
    const element = await mount('portada-show-index');
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
    const element = await mount('portada-show-index');
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
    const heard = hear('portada:content-loaded');
    const element = await mount('portada-show-index');
    const [first] = element.querySelectorAll('.card');
    for (const count of [24, 36, 48]) {
      await wait(999);
      expect(names()).toHaveLength(count - 12);
      await wait(1);
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
    expect(heard.map((detail) => detail.page)).toEqual([2, 3, 4, 5, 6]);
    await expect.poll(() => element.querySelector('[role="status"]')?.textContent).toBe('Hay 72 programas.');
  });

  test('[SHOW-06] another list begins its pages anew', async () => {
    serve(pages(6));
    await page.viewport(1280, 8_000);
    await mount('portada-show-index');
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
    [...(element.querySelector('[part="grid"]')?.children ?? [])].flatMap((child, place) => {
      const position = child.querySelector('portada-ad-slot')?.getAttribute('position');
      return position ? [[place, JSON.parse(position).id]] : [];
    });

  test('[SHOW-07] an ad slot stands after the 6th, the 12th and the 18th card, others on mobile', async () => {
    serve(pages(2));
    await page.viewport(1280, 8_000);
    const element = await mount('portada-show-index', { ads });
    const before = [
      [6, 'd6'],
      [13, 'd12'],
    ];
    expect(slots(element)).toEqual(before);
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
    const element = await mount('portada-show-index', { ads });
    const [slot] = element.querySelectorAll('portada-ad-slot');
    expect(slot?.parentElement?.offsetHeight).toBe(0);
    expect(getComputedStyle(slot?.parentElement ?? element).display).toBe('none');
    slot?.setAttribute('data-state', 'waiting');
    expect(getComputedStyle(slot?.parentElement ?? element).display).toBe('block');
  });

  test('[SHOW-03] [SHOW-07] items of a list stand in a list, slots and all', async () => {
    serve(pages(1, 'li'));
    const element = await mount('portada-show-index', { ads });
    const list = element.querySelector('ul[part="grid"]');
    expect([...(list?.children ?? [])].map(({ localName }) => localName)).toEqual(Array(14).fill('li'));
  });
});

/** The element with what a server writes into it. */
function served(): HTMLElement {
  const element = document.createElement('portada-show-index');
  const list = Object.assign(document.createElement('p'), { textContent: 'La lista del servidor' });
  element.append(list);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}
const fallback = page.getByText('La lista del servidor');

describe('what the server wrote', () => {
  test('stays on screen until the first list has come', async () => {
    const answer = later();
    serve(answer.answer);
    const element = served();
    await wait(3_000);
    await expect.element(fallback).toBeVisible();
    expect(element.dataset.state).toBe('loading');
    answer.come(json({ html: card('7 mares'), cursorMark: null }));
    await expect.poll(() => element.dataset.state).toBe('ready');
    await expect.element(fallback).not.toBeVisible();
    expect(names()).toEqual(['7 mares']);
  });

  test.each(Object.keys(failures))('[SHOW-12] stays for good when that fails with %s', async (way) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const { asked, change } = serve(failures[way] ?? only);
    const element = served();
    await expect.poll(() => asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => element.dataset.state).toBe('failed');
    await expect.element(fallback).toBeVisible();
    expect($errors.get()).toHaveLength(1);
    change(searchShows, only);
    element.setAttribute('ads', '{"desktop":[],"mobile":[]}');
    await expect.poll(() => element.dataset.state).toBe('ready');
    expect(names()).toEqual(['Todos']);
  });
});

describe('failures', () => {
  test.each(Object.keys(failures))(
    '[SHOW-12] with nothing else to see, %s gives a quiet retry that works',
    async (way) => {
      const { asked, change } = serve(failures[way] ?? only);
      const mounting = mount('portada-show-index');
      await expect.poll(() => asked.length).toBe(1);
      await vi.advanceTimersByTimeAsync(10_000);
      await mounting;
      await expect.element(page.getByText('No hemos podido cargar los programas.')).toBeVisible();
      expect(page.getByRole('alert').elements()).toEqual([]);
      change(searchShows, only);
      await userEvent.click(retry);
      await expect.poll(names).toEqual(['Todos']);
      await expect.element(page.getByRole('link', { name: 'Todos' })).toHaveFocus();
    },
  );

  test.each(Object.keys(failures))(
    '[SHOW-12] a filter that fails with %s keeps what was typed',
    async (way) => {
      const { asked, change } = serve();
      await mount('portada-show-index');
      change(searchShows, failures[way] ?? only);
      await userEvent.type(field, 'mar');
      await wait(1_000);
      await expect.poll(() => asked.length).toBe(2);
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.element(retry).toBeVisible();
      await expect.element(field).toHaveValue('mar');
      const answer = later();
      change(searchShows, answer.answer);
      await userEvent.click(retry);
      await expect.element(retry).toHaveAttribute('aria-busy', 'true');
      await expect.element(retry).toHaveFocus();
      answer.come(json({ html: card('mar'), cursorMark: null }));
      await expect.poll(names).toEqual(['mar']);
    },
  );

  test.each(Object.keys(failures))(
    '[SHOW-12] a further page that fails with %s leaves the list',
    async (way) => {
      const { asked, change } = serve(pages(2));
      change(searchMoreShows, failures[way] ?? only);
      await page.viewport(1280, 8_000);
      await mount('portada-show-index');
      await wait(1_000);
      await expect.poll(() => asked.length).toBe(2);
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.element(page.getByText('No hemos podido cargar más.')).toBeVisible();
      expect(names()).toHaveLength(12);
      change(searchMoreShows, pages(2));
      await userEvent.click(retry);
      await expect.element(page.getByRole('link', { name: 'Todos 2 1', exact: true })).toHaveFocus();
      expect(names()).toHaveLength(24);
    },
  );
});

test.each([320, 800, 1280])('at %i px nothing is cut off and every target is large enough', async (width) => {
  await page.viewport(width, 700);
  serve((asked) => json({ html: card(`${wanted(asked)} ${'interminable'.repeat(12)}`), cursorMark: null }));
  const element = await mount('portada-show-index');
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
  await mount('portada-show-index');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Programes');
  await expect.element(letter('Tots')).toBeVisible();
});
