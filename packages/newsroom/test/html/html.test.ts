/** `pnpm test:html`: every page of the example newspaper in W3C's checker, which needs Java. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { array, object, optional, parse, pipe, string, transform } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

/** Not among the dependencies: its 32 MB would be in every installation. */
const CHECKER = 'vnu-jar@26.9.27';

const report = pipe(
  string(),
  transform((json): unknown => JSON.parse(json)),
  object({
    messages: array(
      object({ type: string(), message: string(), url: string(), extract: optional(string()) }),
    ),
  }),
);

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

/** Every page that links lead to, by its path. */
async function pagesFrom(app: FastifyInstance, ...starts: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const known = new Set(starts);
  for (const path of known) {
    const { body, headers } = await app.inject({ url: path, headers: { host: 'localhost:4100' } });
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    pages.set(path, body);
    for (const [, link = ''] of body.matchAll(/href="(\/[^"?#]*\/)["?#]/g)) known.add(link);
  }
  return pages;
}

/** What the checker calls an error; not its notes, as of attributes of custom elements. */
async function errorsIn(folder: string): Promise<string[]> {
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('npx', ['-y', CHECKER, ...options, folder], {
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return parse(report, stdout)
    .messages.filter(({ type }) => type !== 'info')
    .map(({ message, url, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
}

test('[PAGE-06] every page in both languages is valid HTML', async () => {
  const pages = await pagesFrom(started.app, '/', '/ca/', '/ca/error/404/');
  expect(pages.size).toBeGreaterThan(600);
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  for (const [path, html] of pages) await writeFile(join(folder, `${path.replaceAll('/', '_')}.html`), html);
  expect(await errorsIn(folder)).toEqual([]);
});
