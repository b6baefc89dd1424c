import { listStreaming, listStreamingExcept } from '@portada/contract';
import { streamings } from '@portada/contract/fixtures';
import { backEnd, ok } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, recordEvents } from '../test/mount.ts';
import './index.ts';

const cards = page.getByRole('listitem');

test('[STRM-01] [STRM-02] lists what is on air, and without a stream that is left out', async () => {
  const { asked } = backEnd(
    [listStreaming, ok({ streamingList: streamings })],
    [listStreamingExcept, ok({ streamingList: streamings.slice(1) })],
  );
  const element = await mount('portada-streaming-list');
  await expect.element(cards.nth(2)).toBeVisible();
  element.setAttribute('exclude-id', '71');
  await expect.element(cards.nth(2)).not.toBeInTheDocument();
  await expect.element(cards.first()).toMatchTextContent('Pleno municipal');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/front/streaming/list',
    '/api/front/streaming/list/71',
  ]);
});

test('[STRM-02] two lists on a page ask once', async () => {
  const { asked } = backEnd([listStreamingExcept, ok({ streamingList: streamings })]);
  await mount('portada-streaming-list', { 'exclude-id': 'a/b ñ' });
  await mount('portada-streaming-list', { 'exclude-id': 'a/b ñ' });
  await expect.element(cards.nth(5)).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/streaming/list/a%2Fb%20%C3%B1']);
});

test('[STRM-01] dispatches what the reader chose to watch', async () => {
  backEnd([listStreamingExcept, ok({ streamingList: streamings })]);
  const events = recordEvents('portada:play');
  const element = await mount('portada-streaming-list', { 'exclude-id': 'otra' });
  element.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(page.getByRole('link', { name: 'Ver: Las noticias de la mañana' }));
  expect(events).toEqual([{ href: '/directo/noticias/' }]);
});
