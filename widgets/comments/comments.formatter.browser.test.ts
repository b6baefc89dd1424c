/** What is made while the comments are on their way. */
import { listComments } from '@portada/contract';
import { comments } from '@portada/contract/fixtures';
import { ok } from '@portada/ui/test/back-end.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession, mount } from '../test/mount.ts';
import { CONTENT, commentsBackEnd } from './test/comments-back-end.ts';
import './index.ts';

test('in a browser without `Temporal` the formatter of their dates is there before they are', async () => {
  vi.stubGlobal('Temporal', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  const answer = Promise.withResolvers<void>();
  beginSession();
  const { change } = commentsBackEnd();
  change(listComments, async () => {
    await answer.promise;
    return ok(comments)();
  });
  await mount('portada-comments', { 'content-id': CONTENT });
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  const made = make.mock.calls.length;
  answer.resolve();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(make).toHaveBeenCalledTimes(made);
});
