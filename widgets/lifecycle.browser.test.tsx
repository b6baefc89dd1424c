/** What every widget of the registry must hold as an element of a page, and every future one. */
import { type Attribute, attributeName } from '@portada/element/attributes';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  areSame,
  aTask,
  atRest,
  create,
  drawings,
  give,
  isVisible,
  keeps,
  mounted,
  nodesOf,
  place,
  readerOf,
  sampleOf,
  settled,
  tags,
} from './test/elements.ts';
import { isFailure, reasonOf } from './test/failures.ts';
import { beginSession } from './test/mount.ts';
import { $broken, definitions } from './test/probe.tsx';
import { serveFixtures } from './test/server.ts';

vi.mock('@portada/element', async (importOriginal) => {
  const element = await importOriginal<typeof import('@portada/element')>();
  const { probed } = await import('./test/probe.tsx');
  return { ...element, defineWidget: probed(element.defineWidget) };
});

const modules = import.meta.glob('./*/index.ts');
await Promise.all(Object.values(modules).map((load) => load()));
// Fetched by forms once they stand; from here on it comes at once.
await import('@portada/contract/places');

const errors = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  serveFixtures();
  errors.mockClear();
});

afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  sessionStorage.clear();
});

/** The errors that a test provokes are its own to judge. */
function takeErrors(): unknown[][] {
  return errors.mock.calls.splice(0);
}

test('the registry, the folders and the elements are the same', () => {
  const folders = Object.keys(modules).map((path) => `portada-${path.split('/')[1]}`);
  expect(folders.toSorted()).toEqual(tags.toSorted());
  expect([...definitions.keys()].toSorted()).toEqual(tags.toSorted());
});

test('every widget that takes JSON has sample data', () => {
  for (const [tag, { attributes }] of definitions) {
    const json = Object.keys(attributes).filter((name) => attributes[name]?.type === 'json');
    expect(Object.keys(sampleOf(tag)), tag).toEqual(expect.arrayContaining(json));
  }
});

describe.each(tags)('%s', (tag) => {
  const schema = () => Object.entries(definitions.get(tag)?.attributes ?? {});

  beforeEach(() => beginSession(readerOf(tag)));

  test('is not drawn while it is not on the page', async () => {
    const element = create(tag);
    const elsewhere = document.createElement('div');
    elsewhere.append(element);
    await aTask();
    expect(drawings(element)).toEqual([]);
    expect(element.dataset.state).toBeUndefined();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  test('keeps its state when it is moved', async () => {
    const element = await mounted(tag);
    await atRest(element);
    const nodes = nodesOf(element);
    expect(nodes).not.toHaveLength(0);
    const onReady = vi.fn();
    element.addEventListener('portada:ready', onReady);

    place().append(element);
    await aTask();
    expect(keeps(element, nodes)).toBe(true);

    place().moveBefore(element, null);
    await aTask();
    expect(keeps(element, nodes)).toBe(true);
    expect(element.dataset.state).toBe('ready');
    expect(onReady).not.toHaveBeenCalled();
  });

  test('is rendered again when it is inserted again', async () => {
    const home = place();
    const element = await mounted(tag, home);
    const [drawing] = drawings(element);
    element.remove();
    await aTask();
    expect(drawings(element)).toEqual([]);
    expect(element.dataset.state).toBeUndefined();

    home.append(element);
    expect(await settled(element)).toBe('ready');
    expect(drawings(element)).toHaveLength(1);
    expect(drawings(element)[0]).not.toBe(drawing);
  });

  test('keeps its state when a React parent reorders its children', async () => {
    const root = createRoot(place());
    onTestFinished(() => root.unmount());
    const draw = (keys: readonly string[]) =>
      flushSync(() =>
        root.render(keys.map((key) => createElement(tag, { key, id: `ordered-${key}`, ...sampleOf(tag) }))),
      );
    const elements = () => [...document.querySelectorAll<HTMLElement>('[id^="ordered-"]')];

    draw(['a', 'b', 'c']);
    await Promise.all(elements().map(settled));
    await Promise.all(elements().map(atRest));
    const before = new Map(elements().map((element) => [element.id, nodesOf(element)]));
    draw(['c', 'a', 'b']);
    await aTask();
    expect(elements().map(({ id }) => id)).toEqual(['ordered-c', 'ordered-a', 'ordered-b']);
    for (const element of elements()) expect(keeps(element, before.get(element.id))).toBe(true);
  });

  test('lives a life of its own as a clone', async () => {
    const original = await mounted(tag);
    const clone = original.cloneNode(true);
    if (!(clone instanceof HTMLElement)) throw new Error('A clone of an element is one.');
    give(clone, sampleOf(tag));
    place().append(clone);
    await settled(clone);
    expect(drawings(clone)).toHaveLength(1);
    expect(drawings(clone)[0]?.hasChildNodes()).toBe(true);
    expect(nodesOf(clone).filter((node) => nodesOf(original).includes(node))).toHaveLength(0);

    const nodes = nodesOf(clone);
    original.remove();
    await aTask();
    expect(keeps(clone, nodes)).toBe(true);
    expect(clone.dataset.state).toBe('ready');
  });

  test('takes properties that were set before it was defined', async () => {
    // A document without a window defines no elements.
    const element = document.implementation.createHTMLDocument().createElement(tag);
    give(element, sampleOf(tag));
    place().append(element);
    expect(await settled(element)).toBe('ready');
    for (const [name, value] of Object.entries(sampleOf(tag))) {
      expect(Object.hasOwn(element, name), 'nothing hides the accessor').toBe(false);
      expect(Reflect.get(element, name)).toEqual(value);
    }
  });

  test('shows the server’s children until it has drawn, and never touches them', async () => {
    const element = create(tag);
    const link = document.createElement('a');
    link.href = '/boletines/';
    link.textContent = 'Todos los boletines';
    element.append('Texto suelto del servidor ', link, document.createComment('fin'));
    const served: Node[] = [...element.childNodes];
    const [text] = served;
    if (!text) throw new Error('The text is there.');
    const touched = new MutationObserver(() => {});
    touched.observe(element, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => touched.disconnect());

    place().append(element);
    expect([text, link].map(isVisible)).toEqual([true, true]);
    await settled(element);
    // A widget may keep it on screen for as long as its own data takes.
    await vi.waitFor(() => expect([text, link].map(isVisible)).toEqual([false, false]));
    expect(areSame([...element.childNodes].slice(0, served.length), served)).toBe(true);
    const isServed = (node: Node) => served.some((one) => one.contains(node));
    const records = touched.takeRecords();
    expect(
      records.filter(({ target, removedNodes }) => isServed(target) || removedNodes.length),
    ).toHaveLength(0);
  });

  test('reads each attribute: written, empty, wrong, removed', async () => {
    const element = await mounted(tag);
    for (const [property, { type, choices, byDefault, parse, required }] of schema()) {
      const attribute = attributeName(property);
      const value = () => Reflect.get(element, property);

      element.setAttribute(attribute, '');
      expect(value(), `${attribute}=""`).toEqual(parse(''));
      await aTask();
      expect(takeErrors().filter(isFailure(false))).toEqual([]);

      element.setAttribute(attribute, '{"no": ');
      await aTask();
      const mayBeAnything = type === 'boolean' || (type === 'text' && !choices);
      expect(value(), `a wrong ${attribute}`).toEqual(mayBeAnything ? parse('{"no": ') : byDefault);
      const errors = takeErrors();
      const reports = errors.filter(isFailure(false));
      // What a required value lacks is the failure's own reason, and is not said twice.
      const isReported = !mayBeAnything && !required;
      expect(reports).toHaveLength(isReported ? 1 : 0);
      if (isReported) expect(String(reports[0])).toContain(`"${attribute}" of <${tag}>`);
      if (!mayBeAnything && required) {
        expect(reasonOf(errors.find(isFailure(true)))).toContain(`It needs a valid "${attribute}"`);
      }

      element.removeAttribute(attribute);
      expect(value(), `no ${attribute}`).toEqual(byDefault);
      await aTask();
      // So that the next failure is of the next attribute alone.
      if (required) give(element, sampleOf(tag));
    }
    expect(takeErrors().filter(isFailure(false))).toEqual([]);
    give(element, sampleOf(tag));
    await vi.waitFor(() => expect(element.dataset.state).toBe('ready'));
  });

  test('keeps the fallback and reports it while a required value is missing, and renders once it is set', async () => {
    for (const [property, { byDefault, required }] of schema()) {
      if (!required) continue;
      const element = create(tag);
      Reflect.set(element, property, byDefault);
      element.append('Texto del servidor');
      place().append(element);
      expect(await settled(element)).toBe('failed');
      const [text] = element.childNodes;
      expect(text && isVisible(text)).toBe(true);
      const errors = takeErrors();
      expect(errors).toHaveLength(1);
      expect(reasonOf(errors[0])).toContain(`"${attributeName(property)}"`);

      give(element, sampleOf(tag));
      await vi.waitFor(() => expect(element.dataset.state).toBe('ready'));
      await vi.waitFor(() => expect(text && isVisible(text)).toBe(false));
    }
  });

  test('gives the fallback back when it throws, reports it, and affects no other widget', async () => {
    const home = place();
    const neighbours = await Promise.all(neighboursOf(tag).map((other) => mounted(other, home)));
    await atRest(home);
    const nodes = neighbours.map(nodesOf);
    const onError = vi.fn();
    home.addEventListener('portada:error', onError);

    const element = create(tag);
    element.append('Texto del servidor');
    home.append(element);
    await settled(element);
    $broken.set(tag);
    onTestFinished(() => $broken.set(''));
    await vi.waitFor(() => expect(element.dataset.state).toBe('failed'));
    const [text] = element.childNodes;
    expect(text && isVisible(text)).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.lastCall?.[0].detail).toMatchObject({ tag, error: { message: /test wants/ } });
    // A neighbour may have gone on with data of its own; what it had drawn stands.
    expect(neighbours.map((neighbour, at) => keeps(neighbour, nodes[at]))).not.toContain(false);
    expect(neighbours.map(({ dataset }) => dataset.state)).toEqual(neighbours.map(() => 'ready'));
    expect(takeErrors()).toHaveLength(1);

    $broken.set('');
    const [property, attribute] = schema()[0] ?? [];
    if (property) change(element, property, attribute);
    else await comeBack(element);
    await vi.waitFor(() => expect(element.dataset.state).toBe('ready'));
    await vi.waitFor(() => expect(text && isVisible(text)).toBe(false));
  });
});

/** The next four in the list that need no reader, so that each widget is a neighbour now and then. */
function neighboursOf(tag: string): string[] {
  const at = tags.indexOf(tag);
  const others = [...tags.slice(at + 1), ...tags.slice(0, at)];
  return others.filter((other) => !readerOf(other)).slice(0, 4);
}

/** Other data is a reason to try again; the very same values written again are, too. */
function change(element: HTMLElement, property: string, attribute: Attribute<unknown> | undefined): void {
  Reflect.set(element, property, sampleOf(element.localName)[property] ?? attribute?.byDefault);
}

async function comeBack(element: HTMLElement): Promise<void> {
  const { parentNode } = element;
  element.remove();
  await aTask();
  parentNode?.append(element);
}
