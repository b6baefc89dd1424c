/** HTML comes in pieces, cut anywhere, while the widgets of a page are alive already. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { navigation as Navigation } from '../packages/core/src/navigation.ts';
import { aTask, drawings, isVisible, readerOf, sampleOf, settled, startTag, tags } from './test/elements.ts';
import { beginSession } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

const paths = Object.keys(import.meta.glob('./*/index.ts'));
/** As the widgets themselves import it, of whom each frame has its own. */
const [module] = Object.keys(import.meta.glob('/packages/core/src/navigation.ts'));

type FrameWindow = Window & typeof globalThis;

/** A page of its own whose HTML is still coming, with every widget defined. */
async function openPage(): Promise<{ view: FrameWindow; errors: unknown[] }> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const view = frame.contentDocument?.defaultView;
  if (!view) throw new Error('A frame in the page has a window.');
  view.document.open();
  view.document.write('<!doctype html><html lang="es"><title>Portada</title>');
  view.document.write(
    '<script type="application/json" id="portada-page">{"contentId":"4711"}</script><body>',
  );
  const errors: unknown[] = [];
  Object.assign(view.console, { error: (...words: unknown[]) => errors.push(words) });
  serveFixtures(view);
  // Under Vitest every dynamic import asks the runner, which a frame of our own does not have.
  const runner = '__vitest_browser_runner__';
  Reflect.set(view, runner, Reflect.get(window, runner));
  const addresses = paths.map((path) => new URL(path, import.meta.url).pathname);
  await view.eval(`Promise.all(${JSON.stringify(addresses)}.map((address) => import(address)))`);
  // A document that was opened by script dispatches no `navigate`, and to leave it ends its parser: what is written
  // from then on would be lost without a word.
  const { navigation }: { navigation: typeof Navigation } = await view.eval(`import('${module}')`);
  for (const way of ['go', 'replace'] as const) {
    vi.spyOn(navigation, way).mockImplementation((address) => void errors.push([way, address]));
  }
  return { view, errors };
}

const FALLBACK = 'Suelto <a href="/boletines/">uno &amp; <b>dos</b></a><!-- fin --> y más';
const TEXT = 'Suelto uno & dos y más';

/** Each tag is cut at every 16th place, beginning one further than the tag before: together they are cut everywhere. */
const STRIDE = 16;

/** How many places a child script is cut at: it comes to an element as a whole, whatever is in it. */
const CUTS = 3;

/** Writes the element in two pieces, with a task in between, and answers it. */
async function writeInTwo({ document }: FrameWindow, html: string, cut: number): Promise<HTMLElement> {
  const before = document.body.childElementCount;
  document.write(html.slice(0, cut));
  await aTask();
  document.write(html.slice(cut));
  const element = document.body.children[before];
  const { defaultView: view } = document;
  if (!view || !(element instanceof view.HTMLElement)) throw new Error('The element is not there.');
  return element;
}

/** The nodes that the server wrote. */
function servedNodes(element: HTMLElement): Node[] {
  return [...element.childNodes].filter((node) => !drawings(element).some((drawing) => drawing === node));
}

const textOf = (nodes: readonly Node[]) =>
  nodes.map(({ nodeType, textContent }) => (nodeType === Node.COMMENT_NODE ? '' : textContent)).join('');

test('a fallback is hidden whole, wherever it was cut, and kept', async () => {
  const found: unknown[] = [];
  let page: Awaited<ReturnType<typeof openPage>> | undefined;
  for (const [index, tag] of tags.entries()) {
    beginSession(readerOf(tag));
    // A page looks once for its reader.
    if (!page || readerOf(tag)) page = await openPage();
    const { view, errors } = page;
    const start = startTag(tag);
    const html = `${start}${FALLBACK}</${tag}>`;
    // Nothing comes of a start tag before it is whole.
    for (let cut = start.length - (index % STRIDE); cut < html.length; cut += STRIDE) {
      const where = html.slice(0, cut);
      const element = await writeInTwo(view, html, cut);
      expect(await settled(element), where).toBe('ready');
      // A busy browser parses the rest in a task of its own.
      const told = () => `${where}: ${element.outerHTML} ${JSON.stringify(errors)}`;
      await vi.waitFor(() => expect(textOf(servedNodes(element)), told()).toBe(TEXT), { interval: 5 });
      const served = servedNodes(element);
      expect(drawings(element), where).toHaveLength(1);
      // A widget may keep it on screen for as long as its own data takes.
      await vi.waitFor(() => expect(served.some(isVisible), where).toBe(false), { interval: 5 });
      element.remove();
    }
    found.push(...errors.splice(0));
  }
  expect(found).toEqual([]);
}, 120_000);

test('a child script is read whole, wherever it was cut', async () => {
  const { view, errors } = await openPage();
  const elements: HTMLElement[] = [];
  const told = tags.filter((name) => Object.keys(sampleOf(name)).length > 0);
  for (const [index, tag] of told.entries()) {
    const html = `<${tag}><script type="application/json">${JSON.stringify(sampleOf(tag))}</script></${tag}>`;
    const step = Math.ceil(html.length / CUTS);
    // Each begins elsewhere, for what is read alike.
    for (let cut = 1 + ((index * STRIDE) % step); cut < html.length; cut += step) {
      elements.push(await writeInTwo(view, html, cut));
    }
  }
  view.document.close();
  await aTask();
  for (const element of elements) {
    for (const [name, value] of Object.entries(sampleOf(element.localName))) {
      expect(Reflect.get(element, name)).toEqual(value);
    }
  }
  // No loader reads the page block here, so those that need its contentId may fail; nothing else may be said.
  expect(errors.filter((error) => !/> failed\./.test(String(error)))).toEqual([]);
}, 120_000);
