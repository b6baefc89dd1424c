/**
 * The script that a page includes. It finds Portada's tags, decides by flags and load strategy when each one
 * starts, and fetches its chunk; everything else a widget needs is imported by that chunk.
 */
import { type Portada, portadaVersion } from '@portada/contract/global';
import {
  type OnDemandAnswers,
  type OnDemandApi,
  type OnDemandArguments,
  PREFIX,
  type Row,
} from '@portada/contract/loader';
import { emit } from './emit.ts';
import { importChunk } from './fetch.ts';
import { addFlags, flags, isOn, resetFlags } from './flags.ts';
import { newBlock, parseBlock } from './page.ts';
import { fail, start } from './start.ts';
import { startWhenWanted } from './strategies.ts';
import { rows } from './table.ts';

/** Elements and roots that the loader has processed. */
const seen = new WeakSet<Node>();
const roots = new Set<WeakRef<ParentNode & Node>>();

/**
 * A press on the fallback is kept while the widget loads, as `data-activated`: the widget may take it when it draws,
 * and `core/src/ask/press.ts` does the rest.
 */
function onPress(event: Event): void {
  // It is added to nothing else.
  const element = event.currentTarget as HTMLElement;
  // Waiting or loading.
  if (element.dataset.activated || !/ing/.test(`${element.dataset.state}`)) return;
  // Not what stays beside the widget, nor another widget inside this one.
  if ((event.target as HTMLElement).closest('[slot],[data-state]') !== element) return;
  element.dataset.activated = '';
  // A box is ticked and a film begins at once.
  if ((event.target as HTMLElement).closest('a,button')) event.preventDefault();
  start(element);
  ask('keepPress')(element, event).catch(() => 0);
}

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
    element.addEventListener('click', onPress);
    startWhenWanted(element, row);
  }
}

/** Processes the Portada elements among a node and its descendants. */
function visit(root: Node & Partial<ParentNode>): void {
  for (const node of [root, ...(root.querySelectorAll?.('*') ?? [])]) {
    // A root or a text has no name, and what is none of HTML's has none of ours.
    const element = node as HTMLElement;
    const tag = `${element.localName}`;
    const row = rows.get(tag);
    if (row) consider(element, row);
    // One that failed here waits until it is tried again.
    else if (tag.startsWith(PREFIX) && !rows.has(tag) && element.dataset.state !== 'failed')
      ask('learn')(tag).catch((error) => fail(element, error));
  }
}

const arrivals = new MutationObserver((records) => {
  // First, so that what has arrived with a block starts by the flags of that block.
  const block = newBlock();
  if (block) startPage(block);
  for (const { addedNodes } of records) addedNodes.forEach(visit);
});

function observe(root: ParentNode & Node): void {
  if (!seen.has(root)) roots.add(new WeakRef(root));
  seen.add(root);
  arrivals.observe(root, { characterData: true, childList: true, subtree: true });
  visit(root);
}

function visitAll(): void {
  for (const reference of roots) {
    const root = reference.deref();
    if (root) visit(root);
    else roots.delete(reference);
  }
}

function setFlags(next?: Readonly<Record<string, boolean>>): void {
  addFlags(next);
  emit(document, 'flags', flags);
  visitAll();
}

/**
 * A function of the chunk with what pages seldom ask, which is fetched with the first call. Where nobody waits for the
 * answer its failure is dropped: pages report a rejection that nobody handles.
 */
const ask =
  <Name extends keyof OnDemandApi>(name: Name) =>
  async (...given: OnDemandArguments[Name]): Promise<OnDemandAnswers[Name]> =>
    (await importChunk<OnDemandApi>('ask'))[name](rows, visitAll, ...given);

let page: Portada['page'];

/**
 * Reads the block of the first page, or of the one that a soft navigation leads to. Without a valid one the defaults
 * are used, with one report.
 */
function startPage(block: string | undefined): void {
  const parsed = parseBlock(block);
  if (!parsed) ask('reportBlock')().catch(() => 0);
  page = parsed ?? {};
  resetFlags(page.webFeatures, page.featureFlags);
  emit(document, 'page', page);
  setFlags();
}

const earlier = portadaVersion();

if (!earlier) {
  window.portada = {
    version: PORTADA_VERSION,
    get page() {
      return page;
    },
    setPage: (block) => startPage(JSON.stringify(block)),
    get flags() {
      return flags;
    },
    setFlags,
    observe,
    stop: () => arrivals.disconnect(),
    define: ask('define'),
    ready: ask('ready'),
    refresh: ask('refresh'),
    debug: ask('debug'),
    user: { get: ask('get'), subscribe: ask('subscribe') },
  };
  startPage(newBlock());
  observe(document);
  // A network that is back may be gone again; there is a next time.
  addEventListener('online', () => ask('retry')().catch(() => 0));
} else if (earlier !== PORTADA_VERSION) {
  ask('giveWay')(PORTADA_VERSION, earlier).catch(() => 0);
}
