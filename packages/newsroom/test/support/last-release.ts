/** The newsroom of the last release, taken from the history of the repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/db/migrations.ts';

const root = join(import.meta.dirname, '../../../..');

const record: { commit: string } = JSON.parse(
  readFileSync(join(migrationsFolder, 'last-release.json'), 'utf8'),
);

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });

/** Why the last release is not here; undefined where it is. */
export function missingRelease(): string | undefined {
  const { status } = git('cat-file', '-e', `${record.commit}^{commit}`);
  return status === 0
    ? undefined
    : `commit ${record.commit.slice(0, 8)} is not in this copy of the repository`;
}

export interface Release {
  readonly main: string;
  readonly migrations: string;
}

/** In a folder of its own, with the packages of its own lock file. */
export function checkOutRelease(): Release {
  const folder = mkdtempSync(join(process.env.PORTADA_TEST_RUN ?? tmpdir(), 'last-release-'));
  const { stdout } = git('archive', record.commit);
  execFileSync('tar', ['-x', '-C', folder], { input: stdout });
  // What no request of the test fetches: the widgets.
  mkdirSync(join(folder, 'dist'));
  execFileSync(
    'pnpm',
    [
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--prod',
      '--ignore-scripts',
      '--filter',
      '@portada/newsroom...',
    ],
    { cwd: folder, stdio: 'pipe' },
  );
  const newsroom = join(folder, 'packages/newsroom');
  return { main: join(newsroom, 'src/main.ts'), migrations: join(newsroom, 'migrations') };
}
