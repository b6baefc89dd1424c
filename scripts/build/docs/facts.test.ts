import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../paths.ts';
import { browserStorage } from './browser-storage.ts';
import { readFacts } from './facts.ts';

/** All sources of what runs in a reader's browser. */
function sources(): { path: string; text: string }[] {
  const paths = globSync('{widgets,packages/{ui,core,element,loader,contract,shared}/src}/**/*.{ts,tsx}', {
    cwd: fromRoot(''),
    exclude: (path) => /node_modules|\.cache/.test(path),
  });
  const ours = paths.filter((path) => !/\/test\/|\.test\.|fixtures|openapi/.test(path));
  return ours.map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
}

describe('what is kept in a browser', () => {
  const fixed = browserStorage.map(({ name }) => name.replace(/\{.*/, ''));

  test('every name of a key or a cookie in the sources is in the list, and the other way round', () => {
    const NAME = /(?:KEY|PREFIX|COOKIE|sessionCookie|=>|return) ?[=:]? ?['`](portada[._-][\w.:-]*)/g;
    const KEEPS = /\b(?:local|session)\.[gs]et\(|cookie/i;
    const keeping = sources().filter(({ text }) => KEEPS.test(text));
    const found = keeping.flatMap(({ text }) => [...text.matchAll(NAME)].map(([, name]) => name));
    expect([...new Set(found)].sort()).toEqual([...fixed].sort());
  });

  test('storage and cookies are touched only by files that are known to', () => {
    const TOUCHES = /\b(?:local|session)\.set\(|\bcookie\(|document\.cookie = /;
    const touching = sources().filter(({ text }) => TOUCHES.test(text));
    expect(touching.map(({ path }) => path).sort()).toEqual([
      'packages/core/src/consent.ts',
      'packages/core/src/cookie.ts',
      'packages/core/src/user/draft.ts',
      'packages/core/src/user/profile-cache.ts',
      'packages/core/src/user/session-cookie.ts',
      'packages/ui/src/features/player/media/player.ts',
      'packages/ui/src/features/player/media/positions.ts',

      'widgets/alert-banner/alert-banner.store.ts',
      'widgets/paywall-testing-banner/PaywallTestingBanner.tsx',
      'widgets/paywall-testing-banner/paywall-testing-banner.store.ts',
      'widgets/paywall/Manager.tsx',
      'widgets/paywall/Paywall.tsx',
      'widgets/poll/ballot.ts',
      'widgets/recipe-rating/recipe-rating.store.ts',
      'widgets/searcher/filter-names.ts',
      'widgets/searcher/memory.ts',
    ]);
  });
});

test('the tables name page variables, routes and texts, as Markdown takes them', async () => {
  const { PageVariables, WebRoutes, TextKeys } = await readFacts();
  expect(PageVariables).toContain('| `contentId` | `string \\| number \\| null` | The id');
  expect(PageVariables).toContain('the reader’s id; without it, `portada_user`. |');
  expect(WebRoutes).toContain('| `user.saved` | `/perfil/contenidos-guardados/` |');
  expect(TextKeys).toMatch(/^\| `login\.title` \| [^|]+ \| [^|]+ \|$/m);
  expect(TextKeys).toContain('\\{count\\}');
  expect([PageVariables, WebRoutes, TextKeys].join('')).not.toMatch(/undefined|\[object/);
});

test('dates have one style in each language, as the guide tells it', async () => {
  const { DateStyle } = await readFacts();
  const rows = DateStyle.split('\n').slice(2);
  expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toMatchObject([
    ['', 'on a card', '07 nov 2026', '7 nov 2026', ''],
    ['', 'on a card, with its time', '07 nov 2026, 20:15', '7 nov 2026, 20:15', ''],
    ['', 'in a sentence', '7 de noviembre de 2026', '7 de novembre del 2026', ''],
    ['', 'a day of a forecast', 'Sáb, 7 nov', 'Ds, 7 nov', ''],
    ['', 'the day of a broadcast to come', 'Sábado, 7 nov', 'Dissabte, 7 nov', ''],
    ['', 'the day of a masthead', 'Sábado, 7 de noviembre de 2026', 'Dissabte, 7 de novembre del 2026', ''],
    ['', 'a time', '20:15', '20:15', ''],
  ]);
});
