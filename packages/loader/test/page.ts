import type { Portada } from '@portada/contract/global';
import { onTestFinished, vi } from 'vitest';
import { nextFrame } from '../../core/test/frames.ts';

type PageWindow = Window & typeof globalThis;

export interface LoadedPage {
  readonly window: PageWindow;
  readonly document: Document;
  /** What was written to the console, and errors that nobody caught. */
  readonly logs: readonly string[];
  /** The chunks that have been asked for, the shared ones left out. */
  chunks(): Promise<string[]>;
  /** Below which the loader is served. */
  readonly address: string;
}

interface Options {
  /** The page block; text as it is, `null` for none. */
  block?: unknown;
  /** What becomes of the requests for a chunk, one after the other; `serve` after the last. */
  plan?: Readonly<Record<string, readonly ('serve' | 'fail' | 'hang')[]>>;
  /** Written after the loader's own script. */
  head?: string;
  /** Called before anything runs. */
  prepare?(window: PageWindow): void;
}

/** An upper limit, for a busy machine; what is waited for comes at once on an idle one. */
const POLL_TIMEOUT = { timeout: 20_000, interval: 20 };

let pages = 0;

function blockHtml(block: unknown): string {
  if (block === null) return '';
  const text = typeof block === 'string' ? block : JSON.stringify(block);
  return `<script type="application/json" id="portada-page">${text}</script>`;
}

function listen(window: PageWindow, logs: string[]): void {
  const note = (...words: unknown[]) => logs.push(words.map(String).join(' '));
  Object.assign(window.console, { error: note, warn: note });
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** A page of its own in a frame. */
function emptyFrame(): PageWindow {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  // Wherever the last test left the mouse, it is none of this page's.
  frame.style.pointerEvents = 'none';
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const window = frame.contentDocument?.defaultView;
  if (!window) throw new Error('A frame in the page has a window.');
  return window;
}

/** Writes a page with the loader in its head, and waits for the loader. */
export async function open(body: string, options: Options = {}, window = emptyFrame()): Promise<LoadedPage> {
  const { block = {}, plan = {}, head = '', prepare } = options;
  const page = encodeURIComponent(JSON.stringify({ id: `${Date.now()}-${++pages}`, plan }));
  const address = `${location.origin}/loader/${page}`;
  const logs: string[] = [];
  const { document } = window;
  document.open();
  listen(window, logs);
  prepare?.(window);
  const script = `<script type="module" src="${address}/portada.js"></script>`;
  document.write(`<!doctype html><title>Portada</title>${blockHtml(block)}${script}${head}<body>${body}`);
  document.close();
  await vi.waitFor(() => {
    // An element of the page may have the name too.
    if (!Object.hasOwn(window, 'portada')) throw new Error('The loader has not run.');
  }, POLL_TIMEOUT);
  const chunks = async () => {
    const log: string[] = await (await fetch(`${address}/log`)).json();
    return log.filter((path) => !path.startsWith('chunks/shared-'));
  };
  return { window, document, logs, chunks, address };
}

export function one(page: LoadedPage, selector: string): HTMLElement {
  const found = page.document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing on the page is ${selector}.`);
  return found;
}

export const stateOf = (page: LoadedPage, selector: string) => one(page, selector).dataset.state;

/** Waits until the element is in a state. */
export async function become(page: LoadedPage, selector: string, state: string | undefined): Promise<void> {
  await vi.waitFor(() => {
    const now = stateOf(page, selector);
    if (now !== state) throw new Error(`${selector} is ${now} and not ${state}.`);
  }, POLL_TIMEOUT);
}

/** `window.portada`, which the loader of an opened page has set. */
export function portadaOf({ window }: LoadedPage): Portada {
  if (!window.portada) throw new Error('The loader has not run.');
  return window.portada;
}

/** Long enough for whatever has begun to show: a frame has been painted and tasks have run. */
export async function aWhile({ window }: LoadedPage): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await nextFrame(window);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
