import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandOf } from '../src/commands/index.ts';
import { holdDirectory } from '../src/db/directory-lock.ts';
import { newDataDir } from './support/database.ts';
import { newDirectory, runProcess } from './support/process.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

const run = (args: readonly string[], env?: Record<string, string>) => runProcess([cli, ...args], env);

test.each([undefined, 'nada', 'toString'])('%s is no command', (name) => {
  expect(() => commandOf(name)).toThrow('send-newsletter <newsletter>');
});

test('without a command that it knows it tells which there are', async () => {
  const { code, output } = await run(['nada']);
  expect(code).toBe(1);
  expect(output).toContain('send-newsletter <newsletter>');
});

test.each([
  [['--help'], /^pnpm newsroom <command>\n[\s\S]* create-section <es\|ca> --name <name> {2,}Makes a section/],
  [['outbox', '--help'], /^pnpm newsroom outbox \[action\]\n[\s\S]*retry <id…>\|all/],
  [['create-site', '-h'], /^pnpm newsroom create-site <es\|ca> --name <name> \[--tagline <text>\]\n/],
  [['deletions', '--help'], /^pnpm newsroom deletions\n\nPrints the log/],
])('%j is answered, without a database', async (args, help) => {
  const { code, output } = await run(args, { DATABASE_URL: 'none' });
  expect(output).toMatch(help);
  expect(code).toBe(0);
});

test('opens its database, and reports a failure in one line', async () => {
  const env = { DATA_DIR: await newDataDir('empty') };
  expect(await run(['create-site', 'es', '--name', 'El Faro'], env)).toMatchObject({ code: 0 });
  const { code, output } = await run(['send-newsletter', 'a-bordo'], env);
  expect(code).toBe(1);
  expect(output).toBe('There is no newsletter «a-bordo». There are: none.\n');
});

test('tells what to do first where there is no site', async () => {
  const { code, output } = await run(['import', 'a.xml'], { DATA_DIR: await newDataDir('empty') });
  expect(code).toBe(1);
  expect(output).toMatch(/^The database has no site yet\. Make one: .*\n$/);
});

test('exits with 2 for invalid arguments', async () => {
  const { code, output } = await run(['create-site', 'fr', '--name', 'Le Phare'], {
    DATA_DIR: await newDataDir('empty'),
  });
  expect(code).toBe(2);
  expect(output).toContain('pnpm newsroom create-site <es|ca> --name <name>');
  expect(output).toContain('in Spanish (es) or in Catalan (ca)');
});

test('does not open the database of a running newsroom', async () => {
  const held = newDirectory();
  const release = holdDirectory(held);
  const { code, output } = await run(['send-newsletter', 'a-bordo'], { DATA_DIR: held });
  release();
  expect(code).toBe(1);
  expect(output).toContain(`${held} is in use by another newsroom`);
});
