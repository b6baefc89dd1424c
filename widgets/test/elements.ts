import type { User } from '@portada/contract';
import { nextFrame } from '@portada/core/test/frames.ts';
import { attributeName } from '@portada/element/attributes';
import { onTestFinished } from 'vitest';
import { registry, type WidgetName } from '../registry.ts';
import { readers, samples } from './samples.ts';

/** The tags of the registry. */
export const tags = Object.keys(registry).map((name) => `portada-${name}`);

function nameOf(tag: string): WidgetName | undefined {
  const isName = (name: string): name is WidgetName => name in registry;
  const name = tag.slice('portada-'.length);
  return isName(name) ? name : undefined;
}

export function sampleOf(tag: string): Readonly<Record<string, unknown>> {
  const name = nameOf(tag);
  return (name && samples[name]) || {};
}

/** The reader whom a widget cannot do without. */
export function readerOf(tag: string): User | undefined {
  const name = nameOf(tag);
  return name && readers[name];
}

/** The start tag with the sample data, as a server writes it. */
export function startTag(tag: string): string {
  const data = Object.entries(sampleOf(tag)).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return ` ${attributeName(name)}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return `<${tag}${data.join('')}>`;
}

/** Sets properties as a page's script would. */
export function give(element: Element, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) Reflect.set(element, name, value);
}

/** A new element with its sample data, not yet on the page. */
export function create(tag: string): HTMLElement {
  const element = document.createElement(tag);
  give(element, sampleOf(tag));
  return element;
}

/** A place on the page for the length of a test. */
export function place(): HTMLElement {
  const place = document.createElement('section');
  document.body.append(place);
  onTestFinished(async () => {
    place.remove();
    // An element that is out of the page a task later ends, and must not meet the next test.
    await aTask();
  });
  return place;
}

/** Whether the element has drawn that something is on its way. */
function isBusy(element: HTMLElement): boolean {
  return drawings(element).some((drawing) => drawing.querySelector('[aria-busy="true"]'));
}

/** Waits until the element has drawn what it begins with, or failed to. */
export function settled(element: HTMLElement): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = element.dataset;
      if ((state !== 'ready' || isBusy(element)) && state !== 'failed') return;
      observer.disconnect();
      resolve(state);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['data-state', 'aria-busy'], subtree: true });
    look();
  });
}

/** A widget on the page, drawn. */
export async function mounted(tag: string, parent: Element = place()): Promise<HTMLElement> {
  const element = create(tag);
  parent.append(element);
  await settled(element);
  return element;
}

/** The elements that React draws in: one, or none. */
export function drawings(element: HTMLElement): Element[] {
  const { shadowRoot } = element;
  return [...(shadowRoot?.querySelectorAll('.portada') ?? element.querySelectorAll(':scope > .portada'))];
}

/** Every node of the drawing, to tell whether it is still the same one. */
export function nodesOf(element: HTMLElement): Element[] {
  return drawings(element).flatMap((drawing) => [drawing, ...drawing.querySelectorAll('*')]);
}

/** Whether everything that an element had drawn stands; it may have gone on drawing, with data that came since. */
export function keeps(element: HTMLElement, nodes: readonly Node[] = []): boolean {
  return nodes.every((node) => drawings(element).some((drawing) => drawing.contains(node)));
}

/** Whether these are the very same nodes in the same order; `toEqual` is content with nodes that look alike. */
export function areSame(nodes: readonly Node[], others: readonly Node[] = []): boolean {
  return nodes.length === others.length && nodes.every((node, index) => node === others[index]);
}

// Taken before any test puts a fake clock in its place.
const { setTimeout: later } = globalThis;

/** Lets everything that waits for a task of its own have it: the element's farewell, React's drawing. */
export async function aTask(): Promise<void> {
  for (let round = 0; round < 2; round++) await new Promise((resolve) => later(resolve));
}

/** Whether a reader sees any of the node. */
export function isVisible(node: Node): boolean {
  const range = (node.ownerDocument ?? document).createRange();
  range.selectNode(node);
  return [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}

/** How many frames nothing has to change for a page to be at rest. */
const RESTFUL_FRAMES = 12;

/** Waits until a place has been drawn to its end: what a widget fetches for itself may come after it is ready. */
export async function atRest(place: HTMLElement): Promise<void> {
  const observer = new MutationObserver(() => {});
  const roots = [place, ...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [place, ...roots]) observer.observe(root, { childList: true, subtree: true });
  let still = 0;
  while (still < RESTFUL_FRAMES) {
    await nextFrame();
    still = observer.takeRecords().length > 0 ? 0 : still + 1;
  }
  observer.disconnect();
}
