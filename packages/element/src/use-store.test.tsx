import { atom, computed, type ReadableAtom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from './use-store.ts';

interface Props {
  store: ReadableAtom<string>;
  drawn?: (value: string) => void;
}

function View({ store, drawn }: Props) {
  const value = useStore(store);
  drawn?.(value);
  return value;
}

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.createElement('div');
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

test('draws what a store holds, and anew when that changes', () => {
  const $name = atom('Ana');
  const drawn = vi.fn();
  act(() => root.render(<View drawn={drawn} store={$name} />));
  act(() => $name.set('Pau'));
  act(() => $name.set('Pau'));
  expect(box.textContent).toBe('Pau');
  expect(drawn.mock.calls).toEqual([['Ana'], ['Pau']]);
});

test('a store made of another follows it', () => {
  const $name = atom('Ana');
  const $loud = computed($name, (name) => name.toUpperCase());
  act(() => root.render(<View store={$loud} />));
  expect(box.textContent).toBe('ANA');
  act(() => $name.set('Lola'));
  expect(box.textContent).toBe('LOLA');
});

test('another store takes the place of the first, which is let go of', () => {
  const [$one, $other] = [atom('one'), atom('other')];
  act(() => root.render(<View store={$one} />));
  act(() => root.render(<View store={$other} />));
  expect(box.textContent).toBe('other');
  expect([$one.lc, $other.lc]).toEqual([0, 1]);
  act(() => root.render(null));
  expect($other.lc).toBe(0);
});

test('a change between drawing and listening is not lost', () => {
  const $state = atom('before');
  act(() => root.render(<View drawn={() => $state.set('after')} store={$state} />));
  expect(box.textContent).toBe('after');
});
