import { type Call, getProfile, login, saveContent } from '@portada/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { json, later, serve } from '../../test/server.ts';
import { request } from './client.ts';
import { $errors } from './errors.ts';

const titled = {
  method: 'GET',
  path: '/titled',
  answer: v.object({ title: v.string() }),
} as const satisfies Call;

beforeEach(() => $errors.set([]));

describe('what is under way', () => {
  test('a GET asked for twice is made once, and each asker gets its own answer', async () => {
    const { answer, come } = later();
    const asked = serve(answer);
    const both = Promise.all([request(getProfile, {}), request(getProfile, {})]);
    come(json({ id: '1' }));
    const [one, other] = await both;
    expect(asked).toHaveLength(1);
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });

  test('a double click writes once', async () => {
    const { answer, come } = later();
    const asked = serve(answer);
    const click = () => request(login, { body: { email: 'a@b.es', password: 'x' } });
    const both = Promise.all([click(), click()]);
    come(json({ id: '1' }));
    await both;
    expect(asked).toHaveLength(1);
  });

  test('another body, method or address is another call', async () => {
    const asked = serve(() => json({ success: true }));
    await Promise.all([
      request(saveContent, { params: { id: '1' } }),
      request(saveContent, { params: { id: '2' } }),
      request({ ...saveContent, method: 'DELETE' }, { params: { id: '1' } }),
      request(login, { body: { email: 'a@b.es', password: 'x' } }),
      request(login, { body: { email: 'a@b.es', password: 'y' } }),
    ]);
    expect(asked).toHaveLength(5);
  });

  test('what has ended is asked for again, after a failure too', async () => {
    const asked = serve(() => json({ title: '' }, asked.length === 1 ? 500 : 200));
    await expect(request(titled, {})).rejects.toMatchObject({ status: 500 });
    await request(titled, {});
    await request(titled, {});
    expect(asked).toHaveLength(3);
  });

  describe('is not shared by a GET from before a write and one from after it', () => {
    /** A server whose answers to GETs come when the test says so, in the order of the requests. */
    function readsLater() {
      const reads = [later(), later()] as const;
      const write = later();
      const asked = serve(({ method }) => {
        if (method !== 'GET') return write.answer();
        return reads[gets() === 1 ? 0 : 1].answer();
      });
      const gets = () => asked.filter(({ method }) => method === 'GET').length;
      return { gets, reads, write: () => write.come(json({ success: true })) };
    }
    const save = () => request(saveContent, { params: { id: '1' } });

    test('when the write has been sent', async () => {
      const { gets, reads, write } = readsLater();
      const before = request(titled, {});
      const saving = save();
      const after = request(titled, {});
      expect(gets()).toBe(2);
      reads[0].come(json({ title: 'before' }));
      expect(await before).toEqual({ title: 'before' });
      // The end of the older one leaves the newer one shared.
      const another = request(titled, {});
      expect(gets()).toBe(2);
      reads[1].come(json({ title: 'after' }));
      expect(await Promise.all([after, another])).toEqual([{ title: 'after' }, { title: 'after' }]);
      write();
      await saving;
    });

    test('when the write has been answered', async () => {
      const { gets, reads, write } = readsLater();
      const saving = save();
      const before = request(titled, {});
      write();
      await saving;
      const after = request(titled, {});
      expect(gets()).toBe(2);
      reads[0].come(json({ title: 'before' }));
      reads[1].come(json({ title: 'after' }));
      expect(await Promise.all([before, after])).toEqual([{ title: 'before' }, { title: 'after' }]);
    });
  });

  test('[API-04] two askers of one failed call both hear of it; the list has it once', async () => {
    serve(() => json({}, 500));
    const both = await Promise.allSettled([request(titled, {}), request(titled, {})]);
    expect(both).toMatchObject([{ reason: { status: 500 } }, { reason: { status: 500 } }]);
    expect($errors.get()).toHaveLength(1);
  });
});
