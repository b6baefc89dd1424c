import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../build/manifest.ts';
import { dist } from '../build/paths.ts';
import { writeSourceMaps } from './source-maps.ts';

const work = mkdtempSync(join(tmpdir(), 'portada-source-maps-'));
afterAll(() => rmSync(work, { recursive: true }));

/** What is exported from other scripts, or imported. */
const PASSED_ON = /(?:import|export)\{[^}]*\}(?:from"[^"]+")?;?|import"[^"]+";?/g;
/** The bundler's own. */
const RUNTIME = /rolldown-runtime/;

test('every script with code of its own has its source map beside the release, which has none in it', async () => {
  const maps = new Set(await writeSourceMaps(dist, join(work, 'source-maps')));
  const shipped = await filesIn(dist);
  expect(shipped.filter((name) => name.endsWith('.map'))).toEqual([]);
  const texts = shipped
    .filter((name) => name.endsWith('.js') && !RUNTIME.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
  for (const { name, text } of texts) expect(text, name).not.toContain('sourceMappingURL');
  const unmapped = texts.filter(({ name }) => !maps.has(`${name}.map`));
  expect(unmapped.filter(({ text }) => text.replace(PASSED_ON, '').trim())).toEqual([]);
  const { file, sources } = JSON.parse(readFileSync(join(work, 'source-maps/portada.js.map'), 'utf8'));
  expect(file).toBe('portada.js');
  expect(sources).toContain('packages/loader/src/start.ts');
});
