import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Edition } from './texts.ts';

/** hls.js takes long to load and parse on a busy machine: an upper limit, not a delay. */
export const MEDIA_TIMEOUT = { timeout: 40_000 };

/** The path of a content of a kind, newest first. */
export async function contentOf(
  request: APIRequestContext,
  { base }: Edition,
  kind: 'video' | 'audio' | 'live',
  title = '',
): Promise<string> {
  const filterValues = JSON.stringify({ kind });
  const answer = await request.get(`${base}/webapi/searcher/`, {
    params: { filterValues, searchText: title },
  });
  const { results } = await answer.json();
  return results[0].url;
}

/** The widget of a page, rendered. */
export async function playerOn(page: Page, name: 'video' | 'audio'): Promise<Locator> {
  const player = page.locator(`portada-${name}-player`).first();
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-state', 'ready');
  return player;
}

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly site: Edition;
}

/** The player of the newest content of a kind, on the content's page. */
export async function playerOf(
  { page, request, site }: Visit,
  kind: 'video' | 'audio' | 'live',
  title?: string,
): Promise<Locator> {
  await page.goto(await contentOf(request, site, kind, title));
  return playerOn(page, kind === 'audio' ? 'audio' : 'video');
}

/** The state of the player's media element; undefined while there is none. */
export function mediaOf(page: Page, name: 'video' | 'audio' = 'video') {
  return page.evaluate((tag) => {
    const media = document.querySelector<HTMLMediaElement>(`${tag}[slot]`);
    return {
      time: media?.currentTime ?? -1,
      paused: media?.paused ?? true,
      height: media instanceof HTMLVideoElement ? media.videoHeight : 0,
      muted: media?.muted ?? false,
      rate: media?.playbackRate ?? 0,
    };
  }, name);
}

/** Waits until the playback position is beyond a second. */
export async function playsBeyond(
  page: Page,
  second: number,
  name: 'video' | 'audio' = 'video',
): Promise<void> {
  await expect.poll(async () => (await mediaOf(page, name)).time, MEDIA_TIMEOUT).toBeGreaterThan(second);
  expect((await mediaOf(page, name)).paused).toBe(false);
}
