import { expect, test, vi } from 'vitest';
import { aWhile, become, type LoadedPage, one, open, stateOf } from '../test/page.ts';

const blockOf = (block: unknown) =>
  `<script type="application/json" id="portada-page">${JSON.stringify(block)}</script>`;

/** What a soft navigation does: puts another body in the place of the page's. */
function swapBody({ document, window }: LoadedPage, html: string): void {
  const next = new window.DOMParser().parseFromString(`<body>${html}`, 'text/html');
  document.body.replaceWith(next.body);
}

function pagesOf({ document }: LoadedPage): unknown[] {
  const pages: unknown[] = [];
  document.addEventListener('portada:page', (event) => pages.push(Reflect.get(event, 'detail')));
  return pages;
}

test('[PAGE-01] a block that comes with another body is read, and `portada:page` tells', async () => {
  const page = await open('<p>A</p>', { block: { contentId: 'a', webRoutes: { login: '/a/' } } });
  const pages = pagesOf(page);
  swapBody(page, `<p>B</p>${blockOf({ contentId: 'b', site: { alias: 'ca' } })}`);
  await vi.waitFor(() => expect(pages).toEqual([{ contentId: 'b', site: { alias: 'ca' } }]));
  const { portada } = page.window;
  expect(portada?.page).toBe(pages[0]);
  expect(Object.isFrozen(portada?.page.site)).toBe(true);

  swapBody(page, blockOf({ contentId: 'c' }));
  await vi.waitFor(() => expect(portada?.page).toEqual({ contentId: 'c' }));
  expect(page.logs).toEqual([]);
});

test('the first page is told of too', async () => {
  const pages: unknown[] = [];
  await open('', {
    block: { contentId: 'a' },
    prepare: ({ document }) =>
      document.addEventListener('portada:page', (event) => pages.push(Reflect.get(event, 'detail'))),
  });
  expect(pages).toEqual([{ contentId: 'a' }]);
});

test.each(['afterbegin', 'beforeend'] as const)(
  'of two blocks the newest is valid, also one that is put in at %s',
  async (place) => {
    const page = await open(blockOf({ contentId: 'first' }), { block: null });
    const { portada } = page.window;
    expect(portada?.page).toEqual({ contentId: 'first' });
    const { documentElement } = page.document;
    const [first, second] = ['second', 'third'].map((contentId) => {
      const holder = page.document.createElement('div');
      holder.innerHTML = blockOf({ contentId });
      return holder;
    });
    documentElement.insertAdjacentElement(place, first ?? documentElement);
    await vi.waitFor(() => expect(portada?.page).toEqual({ contentId: 'second' }));
    documentElement.insertAdjacentElement(place, second ?? documentElement);
    await vi.waitFor(() => expect(portada?.page).toEqual({ contentId: 'third' }));

    // The page that has gone leaves no block: the newest holds.
    second?.remove();
    await aWhile(page);
    expect(portada?.page).toEqual({ contentId: 'third' });
  },
);

test('a block whose text node is written to, as React and Svelte do, is read again', async () => {
  const page = await open('<main></main>', { block: { contentId: 'a' } });
  const { firstChild } = one(page, '#portada-page');
  if (!firstChild) throw new Error('The block has a text.');
  firstChild.nodeValue = JSON.stringify({ contentId: 'b' });
  await vi.waitFor(() => expect(page.window.portada?.page).toEqual({ contentId: 'b' }));
});

test('a block whose text is replaced, as by morphing, is read again; one that is moved is not', async () => {
  const page = await open('<main></main>', { block: { contentId: 'a' } });
  const pages = pagesOf(page);
  const block = one(page, '#portada-page');
  block.textContent = JSON.stringify({ contentId: 'b' });
  await vi.waitFor(() => expect(pages).toEqual([{ contentId: 'b' }]));
  one(page, 'main').append(block);
  await aWhile(page);
  expect(pages).toHaveLength(1);
});

test('[PAGE-05] the next page’s flags hold, and what `setFlags` changed is forgotten', async () => {
  const block = { webFeatures: { users: true }, featureFlags: { eagerToo: false } };
  const page = await open('<portada-for-readers></portada-for-readers>', { block });
  const { portada } = page.window;
  portada?.setFlags({ eager: false, users: false });
  const flags: unknown[] = [];
  page.document.addEventListener('portada:flags', (event) => flags.push(Reflect.get(event, 'detail')));

  const widgets =
    '<portada-for-readers></portada-for-readers><portada-eager></portada-eager><portada-eager-too></portada-eager-too>';
  swapBody(page, widgets + blockOf({ webFeatures: { users: true } }));
  for (const tag of ['portada-for-readers', 'portada-eager', 'portada-eager-too']) {
    await become(page, tag, 'ready');
  }
  expect(flags).toEqual([{ users: true }]);
  expect(portada?.flags).toEqual({ users: true });
});

test('[PAGE-05] not a byte is fetched of what the arriving block turns off, wherever the block is', async () => {
  const page = await open('');
  swapBody(page, `<portada-eager></portada-eager>${blockOf({ featureFlags: { eager: false } })}`);
  await become(page, 'portada-eager', 'off');
  await aWhile(page);
  expect(stateOf(page, 'portada-eager')).toBe('off');
  expect(await page.chunks()).toEqual([]);
});

test('a widget that stays on the page comes and goes with the flags of the pages', async () => {
  const page = await open('<portada-eager></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  one(page, '#portada-page').outerHTML = blockOf({ featureFlags: { eager: false } });
  await become(page, 'portada-eager', 'off');
  one(page, '#portada-page').outerHTML = blockOf({});
  await become(page, 'portada-eager', 'ready');
});

test('`setPage` does by hand what a replaced block does, with a frozen copy', async () => {
  const page = await open('<portada-eager></portada-eager>', { block: { contentId: 'a' } });
  await become(page, 'portada-eager', 'ready');
  const pages = pagesOf(page);
  const { portada } = page.window;
  const block = { contentId: 'b', featureFlags: { eager: false } };
  portada?.setPage(block);
  expect(stateOf(page, 'portada-eager')).toBe('off');
  expect(portada?.flags).toEqual({ eager: false });
  block.contentId = 'c';
  expect(portada?.page).toEqual({ contentId: 'b', featureFlags: { eager: false } });
  expect(Object.isFrozen(portada?.page.featureFlags)).toBe(true);
  expect(pages).toEqual([portada?.page]);
  expect(page.logs).toEqual([]);
});

test('an arriving block that is broken gives the defaults and one error', async () => {
  const page = await open('', { block: { contentId: 'a' } });
  swapBody(page, '<script type="application/json" id="portada-page">{</script>');
  // The defaults stand as soon as the block before has gone.
  await vi.waitFor(() => expect(page.logs).toEqual(['Portada: #portada-page holds no JSON object.']));
  expect(page.window.portada?.page).toEqual({});
});

test('a block that comes again, by the same node or beside a newer one in the head, is read again', async () => {
  const page = await open('<main></main>', { block: { contentId: 'a' } });
  const { portada } = page.window;
  const { head } = page.document;
  const first = one(page, '#portada-page');
  head.append(page.document.createRange().createContextualFragment(blockOf({ contentId: 'b' })));
  await vi.waitFor(() => expect(portada?.page).toEqual({ contentId: 'b' }));
  // Turbo looks in the head for what it would insert.
  expect(head.querySelectorAll('#portada-page')).toHaveLength(1);

  one(page, '#portada-page').remove();
  head.append(first);
  await vi.waitFor(() => expect(portada?.page).toEqual({ contentId: 'a' }));
  expect(page.logs).toEqual([]);
});

test('a body without a block leaves the page as it was', async () => {
  const page = await open('', { block: { contentId: 'a' } });
  const pages = pagesOf(page);
  swapBody(page, '<portada-eager></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  expect(page.window.portada?.page).toEqual({ contentId: 'a' });
  expect(pages).toEqual([]);
});
