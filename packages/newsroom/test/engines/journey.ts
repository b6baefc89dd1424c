/** A journey through the newsroom, and what several of them have. */
import { expect, onTestFinished, test } from 'vitest';
import type { Engine } from './engine.ts';
import type { Front } from './front.ts';
import { problemsOf, type Visit, visitOf } from './visit.ts';

/** A new tab for the length of a test; at its end nothing has gone wrong but what is expected. */
export type Journey = (title: string, walk: (visit: Visit) => Promise<void>, expected?: RegExp) => void;

export function journeyIn(engine: () => Engine, front: () => Front): Journey {
  return (title, walk, expected) =>
    test(title, async () => {
      front().problems();
      const visit = visitOf(await engine().open(), front());
      onTestFinished(() => visit.tab.close());
      await walk(visit);
      expect((await problemsOf(visit)).filter((problem) => !expected?.test(problem))).toEqual([]);
    });
}

/** Firefox asks for it when it shows a page again. */
export const defaultIcon = /favicon\.ico$/;

/** Runs in the page. */
export const isAt = (path: string) => location.pathname === path && document.readyState === 'complete';

/** What the newsroom's films are coded in. */
const FILM = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/** Presses the film's button; it plays, or tells that this browser has no means to. */
export async function playFilm(visit: Visit): Promise<void> {
  const canPlay = await visit.tab.evaluate(
    (type) => 'MediaSource' in window && MediaSource.isTypeSupported(type),
    FILM,
  );
  await visit.click('portada-video-player', 'button');
  if (canPlay) {
    await visit.until('it plays', () => {
      const films = document.querySelectorAll<HTMLVideoElement>('portada-video-player video');
      return [...films].some(({ currentTime }) => currentTime > 0.5);
    });
  } else {
    await visit.until('it tells', () => {
      return Boolean(
        document.querySelector('portada-video-player')?.shadowRoot?.querySelector('[role=alert]'),
      );
    });
  }
}

/** At the login page. */
export async function fillLogin(visit: Visit, email: string, password: string): Promise<void> {
  await visit.type(email, 'portada-login', 'input[name=email]');
  await visit.type(password, 'portada-login', 'input[name=password]');
  await visit.click('portada-login', 'button[type=submit]');
}
