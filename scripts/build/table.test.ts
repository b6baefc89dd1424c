import { gzipSync } from 'node:zlib';
import type { Registration } from '@portada/widgets/registry';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from './paths.ts';
import { loaderTable } from './table.ts';

test('the table has each widget by its strategy and required feature', () => {
  const table = loaderTable({
    login: { load: 'eager', needs: 'users' },
    'save-button': { load: 'visible', needs: 'users' },
    weather: { load: 'visible', reserve: '4rem' },
    'user-menu': { load: 'eager', needs: 'users', inline: true },
    poll: { load: 'visible' },
  });
  expect(table).toBe('eager users login userMenu|visible users saveButton|visible  weather poll');
});

/** As many widgets as Portada will have, with names of their length. */
const manyNames = `account-notice ad-slot alert-banner aside-bar audio-player bulletin-toggle carousel change-password
  comments contact-form contribution-form follow-button header header-search hot-topics interview-form live-panel
  load-more login most-read newsletter-form paywall paywall-testing-banner photo-gallery poll profile recipe-rating
  register save-button schedule schedule-carousel search-opening searcher share-bar show-index show-navigation
  streaming-list swiper-menu user-menu video-player weather`;

const strategies = ['eager', 'visible', 'idle', 'visible', 'interaction'] as const;

function manyWidgets(): Record<string, Registration> {
  const entries = manyNames.split(/\s+/).map((name, index): [string, Registration] => {
    const load = strategies[index % strategies.length] ?? 'visible';
    return [name, index % 4 ? { load } : { load, needs: 'users' }];
  });
  return Object.fromEntries(entries);
}

test('the loader is within its 2,048 bytes with all planned widgets', async () => {
  const { outputFiles } = await build({
    entryPoints: [fromRoot('packages/loader/src/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: {
      PORTADA_WIDGETS: JSON.stringify(loaderTable(manyWidgets())),
      PORTADA_HASH: '"0a1b2c3d"',
      PORTADA_RUNTIME: '"s-JXHDGZ3R.js s-EYYL3EUL.js s-AVLKCPFA.js s-K7O6GH2T.js"',
      PORTADA_VERSION: '"1.0.0"',
      PORTADA_CHUNK_TIMEOUT: '120000',
    },
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(2_048);
});
