// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createTides } from '../src/tides.store.ts';

const answer = { name: 'Gijón', tides: [{ time: '06:12', metres: 4.3 }] };

/** Answers the next requests, in this order. */
function serve(...responses: Response[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => responses.shift()),
  );
}
afterEach(() => vi.unstubAllGlobals());

test('the tides are asked for once somebody reads them', async () => {
  serve(Response.json(answer));
  const { $tides } = createTides('gijon');
  expect(fetch).not.toHaveBeenCalled();
  $tides.listen(() => {});
  expect($tides.get().status).toBe('loading');
  await vi.waitFor(() => expect($tides.get()).toEqual({ status: 'ready', ...answer }));
});

test('after a failure they may be asked for again', async () => {
  serve(new Response('', { status: 500 }), Response.json(answer));
  const { $tides, load } = createTides('gijon');
  await load();
  expect($tides.get()).toMatchObject({ status: 'failed', tides: [] });
  await load();
  expect($tides.get().status).toBe('ready');
});
