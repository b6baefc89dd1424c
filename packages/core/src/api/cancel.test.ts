import type { Call } from '@portada/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, later, refuse, serve, silence } from '../../test/server.ts';
import { request } from './client.ts';
import { $errors } from './errors.ts';

const titled = {
  method: 'GET',
  path: '/titled',
  answer: v.object({ title: v.string() }),
} as const satisfies Call;

beforeEach(() => {
  $errors.set([]);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a call that is cancelled', () => {
  test('[REG-05] ends at once, and is no failure', async () => {
    const asked = serve(silence);
    const cancel = new AbortController();
    const ending = request(titled, {}, cancel.signal);
    cancel.abort();
    await expect(ending).rejects.toThrow(DOMException);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect($errors.get()).toEqual([]);
  });

  test('takes no other caller along', async () => {
    const answer = later();
    serve(({ init }) => (init.signal?.aborted ? refuse() : answer.answer()));
    const cancel = new AbortController();
    const kept = request(titled, {});
    const cancelled = request(titled, {}, cancel.signal);
    cancel.abort();
    answer.come(json({ title: 'Hola' }));
    expect(await kept).toEqual({ title: 'Hola' });
    await cancelled.catch(() => undefined);
  });

  test('[API-01] still has its time limit, which is a failure', async () => {
    serve(silence);
    const failing = expect(request(titled, {}, new AbortController().signal)).rejects.toMatchObject({
      kind: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await failing;
    expect($errors.get()).toHaveLength(1);
  });
});
