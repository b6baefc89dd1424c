import { RETRY_EVENT } from '@portada/contract/loader';
import { frames } from '@portada/core/test/frames.ts';
import { required, text } from '@portada/element/attributes';
import { become, define, drawn, write } from '@portada/element/test/widgets.ts';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { later } from './later.tsx';
import { type LazyModule, lazyModule, useLazyModule } from './lazy-module.ts';

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

test('nothing shows until the code has come, and no boundary suspends', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Later = later(() => promise);
  const page = await render(
    <Suspense fallback="suspended">
      <Later name="one" />
    </Suspense>,
  );
  expect(page.container.textContent).toBe('');
  resolve(Part);
  await vi.waitFor(() => expect(page.container.textContent).toBe('Part of one'));
});

test('code that has come is fetched no more, and shows at once', async () => {
  const fetchIt = vi.fn(async () => Part);
  const Later = later(fetchIt);
  const first = await render(<Later name="one" />);
  await vi.waitFor(() => expect(first.container.textContent).toBe('Part of one'));
  const second = await render(<Later name="two" />);
  expect(second.container.textContent).toBe('Part of two');
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('code that fails once is fetched again at once', async () => {
  const fetchIt = vi.fn(async () => Part).mockRejectedValueOnce(new Error('chunk'));
  const Later = later(fetchIt);
  const page = await render(<Later name="one" />);
  await vi.waitFor(() => expect(page.container.textContent).toBe('Part of one'));
  expect(fetchIt).toHaveBeenCalledTimes(2);
});

/** Fetches a part that fails so many times. */
function failing(times: number) {
  const fetchIt = vi.fn(async () => Part);
  for (let time = 0; time < times; time++) fetchIt.mockRejectedValueOnce(new Error('chunk'));
  return fetchIt;
}

const goOnline = () => document.dispatchEvent(new Event(RETRY_EVENT));

test('a widget that failed for a part of its code begins anew when that has come', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchIt = failing(4);
  const Later = later(fetchIt);
  const tag = define(() => <Later name="widget" />, { root: 'light', attributes: {} });
  const element = write(`<${tag}>Served</${tag}>`);
  const onError = vi.fn();
  element.addEventListener('portada:error', onError);
  await become(element, 'failed');
  goOnline();
  await vi.waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(4));
  expect(element.dataset.state).toBe('failed');
  goOnline();
  await become(element, 'ready');
  expect(drawn(element)).toBe('Part of widget');
  expect(onError).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
  expect(fetchIt).toHaveBeenCalledTimes(5);
  vi.restoreAllMocks();
});

test('a widget that was turned off in the meantime stays off', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchIt = failing(2);
  const Later = later(fetchIt);
  const tag = define(() => <Later name="widget" />, { root: 'light', attributes: {} });
  const element = write(`<${tag}>Served</${tag}>`);
  await become(element, 'failed');
  element.dataset.state = 'off';
  goOnline();
  await vi.waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(3));
  await Promise.resolve();
  expect(element.dataset.state).toBe('off');
  vi.restoreAllMocks();
});

test('a widget that failed for want of a value is not reported again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tag = define(() => <p>Never</p>, { root: 'light', attributes: { name: required(text()) } });
  const element = write(`<${tag}>Served</${tag}>`);
  const onError = vi.fn();
  element.addEventListener('portada:error', onError);
  await become(element, 'failed');
  goOnline();
  await frames(2);
  expect(onError).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

function Field({ part: module }: { part: LazyModule<{ name: string }> }) {
  return <p>{useLazyModule(module)?.name ?? 'place'}</p>;
}

test.each([
  ['when the browser is back online', async () => void goOnline()],
  ['with the next need', async (part: LazyModule<unknown>) => void (await part.load())],
])('a placeholder gives way to a module that is fetched again %s', async (_, ask) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchIt = vi.fn(async () => ({ name: 'part' }));
  const part = lazyModule(
    fetchIt.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk')),
  );
  const page = await render(<Field part={part} />);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(page.container.textContent).toBe('place');
  await ask(part);
  await vi.waitFor(() => expect(page.container.textContent).toBe('part'));
  vi.restoreAllMocks();
});

test('a failure is the boundary’s, and the next one mounted tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchIt = failing(2);
  const Later = later(fetchIt);
  const first = await render(
    <Boundary>
      <Later name="one" />
    </Boundary>,
  );
  await vi.waitFor(() => expect(first.container.textContent).toBe('Failed'));
  const second = await render(<Later name="two" />);
  await vi.waitFor(() => expect(second.container.textContent).toBe('Part of two'));
  vi.restoreAllMocks();
});
