/** Everything that the measurement stands on: a newsroom, the peers, a server of the pages, and a browser. */
import type { Browser } from 'playwright';
import { fillComments } from '../bench/comments.ts';
import { type OpenDatabase, openBrowser, openNewsroom } from '../bench/newsroom.ts';
import type { Case } from './case.ts';
import { casesOf } from './cases.ts';
import { floor } from './floor.ts';
import { ghost } from './ghost.ts';
import { instantSearch, waline } from './others.ts';
import { installPeers } from './packages.ts';
import { portada } from './portada.ts';
import { serveSites } from './server.ts';

export interface Bench {
  readonly address: string;
  readonly browser: Browser;
  readonly cases: readonly Case[];
  close(): Promise<void>;
}

/** An article that everybody may read, as a path. */
async function articleOf(newsroom: string): Promise<string> {
  const html = await (await fetch(newsroom)).text();
  return /card__title"><a href="(\/(?!opinion)[^"]+-\d+\/)"/.exec(html)?.[1] ?? '/';
}

interface Options {
  /** Whether the peers are there too, which a registry has to give the first time. */
  readonly withPeers: boolean;
  /** The browser; without it, that of `CHROMIUM_PATH` or Playwright's own. */
  readonly executablePath?: string | undefined;
  /** The newsroom's, with the seed; by default a new one. */
  readonly openDatabase?: OpenDatabase;
  /** How many comments the page has that loads them out of sight. */
  readonly manyComments?: number;
}

export async function openBench({
  withPeers,
  executablePath,
  openDatabase,
  manyComments = 10_000,
}: Options): Promise<Bench> {
  if (withPeers) await installPeers();
  const newsroom = await openNewsroom(0, openDatabase);
  const contents = {
    twenty: await fillComments(newsroom.db, 20, 1),
    many: await fillComments(newsroom.db, manyComments, 2),
  };
  const ours = [await portada(newsroom.address, contents), await floor()];
  const peers = withPeers ? [ghost, waline, await instantSearch()] : [];
  const server = await serveSites([...ours, ...peers], newsroom.address);
  const browser = await openBrowser(executablePath);
  const article = newsroom.address + (await articleOf(newsroom.address));
  return {
    address: server.address,
    browser,
    cases: casesOf(article),
    async close() {
      await browser.close();
      await server.close();
      await newsroom.close();
    },
  };
}
