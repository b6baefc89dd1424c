/** What every engine has to show. */
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Engine } from './engine.ts';
import { type Front, openFront } from './front.ts';
import { describeJourneys } from './journeys.ts';
import { describeLifecycle } from './lifecycle.ts';
import { describeOwnWays } from './own-ways.ts';
import { describePages, type Languages } from './pages.ts';
import { answerPlain } from './plain.ts';
import { answerPlaylist } from './playlists.ts';
import { describeTextSize } from './text-size.ts';
import { type Visit, visitOf } from './visit.ts';

export function testIn(name: string, start: () => Promise<Engine>, languages: Languages): void {
  describe(name, () => {
    let engine: Engine;
    let front: Front;
    beforeAll(async () => {
      engine = await start();
      front = await openFront(
        inject('newsroom'),
        (asked, response) => answerPlain(asked, response) || answerPlaylist(asked, response),
      );
    });
    afterAll(async () => {
      await engine?.close();
      await front?.close();
    });

    describe('in one tab', () => {
      let visit: Visit;
      beforeAll(async () => {
        visit = visitOf(await engine.open(), front);
        return () => visit.tab.close();
      });
      describe('pages', () => describePages(() => visit, languages));
      describe('lifecycle', () => describeLifecycle(() => visit));
      describe('size of text', () => describeTextSize(() => visit));
    });

    for (const describeEach of [describeJourneys, describeOwnWays])
      describe('journeys', () =>
        describeEach(
          () => engine,
          () => front,
        ));
  });
}
