import { BroadcastChannel } from 'node:worker_threads';
import { login } from '@portada/contract';
import type { HttpHandler } from 'msw';
import { expect, test, vi } from 'vitest';
import { nextStoryAddress } from './story-address.ts';

// msw wants it, and happy-dom has none.
vi.stubGlobal('BroadcastChannel', BroadcastChannel);
const { refuse } = await import('./respond.ts');

async function ask(handler: HttpHandler, address: string): Promise<number | undefined> {
  const request = new Request(address + login.path, { method: login.method });
  const answer = await handler.run({ request, requestId: address });
  return answer?.response?.status;
}

test('a story’s back end has an answer for this story, and none for what an earlier one has asked', async () => {
  const earlier = nextStoryAddress('https://example.com');
  const handler = refuse(login, 401);
  expect(await ask(handler, earlier)).toBe(401);
  const address = nextStoryAddress('https://example.com');
  expect(await ask(handler, address)).toBe(401);
  // As a network that fails.
  expect(await ask(handler, earlier)).toBe(0);
});
