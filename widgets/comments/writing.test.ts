import { postComment } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { createCommentsStore } from './comments.store.ts';
import { CONTENT, commentsBackEnd } from './test/comments-back-end.ts';
import * as module from './write.store.ts';
import { createWriting } from './writing.ts';

function begun() {
  const { asked } = commentsBackEnd();
  const list = createCommentsStore(CONTENT);
  const { promise, resolve, reject } = Promise.withResolvers<typeof module>();
  const write = createWriting(list, () => promise);
  const posted = () => asked.filter(({ method }) => method === postComment.method);
  return { list, write, resolve, reject, posted };
}

test.each([
  ['another reads', '18'],
  ['nobody is logged in', ''],
])('what a reader sends while the code is fetched is not sent where %s by then', async (_, next) => {
  const { list, write, resolve, posted } = begun();
  await list.become(reader.id);
  const sending = write((store) => store.post('Yo también lo vi.'));
  await list.become(next);
  resolve(module);
  expect(await sending).toBe('failed');
  expect(posted()).toEqual([]);
});

test('it is sent once the code is there, and where that does not come it may be sent again', async () => {
  const { list, write, resolve, posted } = begun();
  await list.become(reader.id);
  const sending = write((store) => store.post('Yo también lo vi.'));
  expect(posted()).toEqual([]);
  resolve(module);
  expect(await sending).toBeUndefined();
  expect(posted()).toHaveLength(1);
});
