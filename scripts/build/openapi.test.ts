/** `openapi.json` of the `dist/` that was built before, by the linter that most publishers' tools share. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dist, fromRoot } from './paths.ts';

test('openapi.json passes the linter, examples included', () => {
  const config = fromRoot('scripts/build/redocly.yaml');
  const lint = ['lint', `${dist}/openapi.json`, '--config', config, '--format=json', '--max-problems=1000'];
  const { stdout, stderr } = spawnSync(fromRoot('scripts/node_modules/.bin/redocly'), lint, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { totals, problems } = JSON.parse(stdout || `{"problems":${JSON.stringify(stderr)}}`);
  expect(problems).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});
