/**
 * The script that a page includes. It finds Portada's tags, decides by flags and load strategy when each one
 * starts, fetches its chunk, and does no more: everything a widget needs beyond that comes with the chunk.
 */
import type { Portada } from '@portada/contract';
import { fetchWidget } from './fetch.ts';
import { addFlags, isOn } from './flags.ts';
import { readBlock } from './page.ts';
import { whenWanted } from './strategies.ts';
import { PREFIX, type Row, widgets } from './table.ts';

const VERSION = PORTADA_VERSION;

/** Elements in our care. One that was taken out and put in again has lost its state and is looked at anew. */
const known = new WeakSet<HTMLElement>();
const unknownTags = new Set<string>();
const roots = new Set<WeakRef<ParentNode>>();

function begin(element: HTMLElement, row: Row): void {
  element.hidden = false;
  element.dataset.state = 'waiting';
  whenWanted(element, row, () => {
    if (element.dataset.state !== 'waiting') return;
    element.dataset.state = 'loading';
    fetchWidget(element.localName).catch((error) => fail(element, error));
  });
}

function fail(element: HTMLElement, error: unknown): void {
  element.dataset.state = 'failed';
  const detail = { tag: element.localName, error };
  element.dispatchEvent(new CustomEvent('portada:error', { detail, bubbles: true, composed: true }));
}

function turnOff(element: HTMLElement): void {
  element.dataset.state = 'off';
  element.hidden = true;
}

/** Looks at one element of ours: starts it, or turns it off. */
function consider(element: HTMLElement, row: Row): void {
  const state = known.has(element) && element.dataset.state;
  known.add(element);
  if (!isOn(row)) {
    if (state !== 'off') turnOff(element);
  } else if (!state || state === 'off') begin(element, row);
}

function visit(node: Node): void {
  if (!(node instanceof HTMLElement) || !node.localName.startsWith(PREFIX)) return;
  const row = widgets.get(node.localName);
  if (row) consider(node, row);
  else if (!unknownTags.has(node.localName)) {
    unknownTags.add(node.localName);
    console.error(`Portada: there is no widget <${node.localName}>.`);
  }
}

function visitAll(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) visit(element);
}

const arrivals = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element) {
        visit(node);
        visitAll(node);
      }
});

function observe(root: ParentNode & Node): void {
  roots.add(new WeakRef(root));
  arrivals.observe(root, { childList: true, subtree: true });
  visitAll(root);
}

function setFlags(next: Readonly<Record<string, boolean>>): void {
  addFlags(next);
  document.dispatchEvent(new CustomEvent('portada:flags', { detail: next }));
  for (const reference of roots) {
    const root = reference.deref();
    if (root) visitAll(root);
    else roots.delete(reference);
  }
}

if (window.portada) {
  console.error(`Portada ${window.portada.version} is on this page already; version ${VERSION} was ignored.`);
} else {
  const page = readBlock();
  addFlags(page.webFeatures);
  addFlags(page.featureFlags);
  const stop = () => arrivals.disconnect();
  window.portada = { version: VERSION, page, setFlags, observe, stop } satisfies Portada;
  observe(document);
}
