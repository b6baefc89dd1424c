import { BroadcastChannel } from 'node:worker_threads';
import { login } from '@portada/contract';
import type { HttpHandler } from 'msw';
import { expect, test, vi } from 'vitest';
import { nextStoryAddress } from './story-address.ts';

// msw wants it, and happy-dom has none.
vi.stubGlobal('BroadcastChannel', BroadcastChannel);
const { beginBackEnd, refuse } = await import('./respond.ts');

async function ask(handler: HttpHandler, address: string): Promise<number | undefined> {
  const request = new Request(address + login.path, { method: login.method });
  const answer = await handler.run({ request, requestId: address });
  return answer?.response?.status;
}

test('a back end answers the stories that show, and not what one asked last that has ended', async () => {
  const handler = refuse(login, 401);
  const first = nextStoryAddress('https://example.com');
  const second = nextStoryAddress('https://example.com');
  const end = beginBackEnd();
  expect(await ask(handler, first)).toBe(401);
  expect(await ask(handler, second)).toBe(401);
  end();
  const third = nextStoryAddress('https://example.com');
  expect(await ask(handler, third)).toBe(401);
  // As a network that fails.
  expect(await ask(handler, second)).toBe(0);
});
