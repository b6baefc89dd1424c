/**
 * Runs the newsroom's tests on a real PostgreSQL: `TEST_DATABASE_URL=postgres://… pnpm test:postgres`. The user in
 * the address must be allowed to create databases; each test file makes one of its own and drops it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.TEST_DATABASE_URL) {
  console.error('TEST_DATABASE_URL says which PostgreSQL to test on: postgres://user@host:5432/postgres');
  process.exit(1);
}

const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--config',
    'vitest.workspace.ts',
    '--project',
    'node',
    'packages/newsroom/test',
    'packages/edition/test',
  ],
  { cwd: fileURLToPath(new URL('../../../', import.meta.url)), stdio: 'inherit' },
);
process.exit(status ?? 1);
