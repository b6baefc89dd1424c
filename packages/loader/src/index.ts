/**
 * The script that a page includes. It finds Portada's tags, decides by flags and load strategy when each one
 * starts, and fetches its chunk; everything else a widget needs is imported by that chunk.
 */
import type { Portada } from '@portada/contract';
import { addFlags, flags, isOn } from './flags.ts';
import { readBlock } from './page.ts';
import { startWhenWanted } from './strategies.ts';
import { PREFIX, type Row, widgets } from './table.ts';

/** Elements and roots that the loader has processed. */
const seen = new WeakSet<Node>();
const roots = new Set<WeakRef<ParentNode & Node>>();

/** Turns an element off, or starts it: a new one, one that was off, or one that was removed and inserted again. */
function consider(element: HTMLElement, row: Row): void {
  const state = seen.has(element) && element.dataset.state;
  seen.add(element);
  if (!isOn(row)) {
    element.dataset.state = 'off';
    element.hidden = true;
  } else if (!state || state === 'off') {
    // The page may have set `hidden` itself.
    if (element.dataset.state === 'off') element.hidden = false;
    element.dataset.state = 'waiting';
    startWhenWanted(element, row);
  }
}

/** Processes the Portada elements among a node and its descendants. */
function visit(root: ParentNode & Node): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!(element instanceof HTMLElement) || !element.localName.startsWith(PREFIX)) continue;
    const { localName: tag } = element;
    const row = widgets.get(tag);
    if (row) consider(element, row);
    else if (!widgets.has(tag)) {
      widgets.set(tag, undefined);
      console.error(`Portada: there is no widget <${tag}>.`);
    }
  }
}

const arrivals = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) visit(node);
  }
});

function observe(root: ParentNode & Node): void {
  if (!seen.has(root)) roots.add(new WeakRef(root));
  seen.add(root);
  arrivals.observe(root, { childList: true, subtree: true });
  visit(root);
}

function setFlags(next: Readonly<Record<string, boolean>>): void {
  addFlags(next);
  document.dispatchEvent(new CustomEvent('portada:flags', { detail: flags }));
  for (const reference of roots) {
    const root = reference.deref();
    if (root) visit(root);
    else roots.delete(reference);
  }
}

const version = PORTADA_VERSION;

if (window.portada) {
  console.error(`Portada ${window.portada.version} is here already; version ${version} is ignored.`);
} else {
  const page = readBlock();
  addFlags(page.webFeatures);
  addFlags(page.featureFlags);
  const stop = () => arrivals.disconnect();
  window.portada = { version, page, flags, setFlags, observe, stop } satisfies Portada;
  observe(document);
}
