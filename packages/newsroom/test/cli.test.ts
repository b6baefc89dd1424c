import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandOf } from '../src/commands/index.ts';
import { commandHere } from './support/command-here.ts';
import { newDataDir } from './support/database.ts';
import { newDirectory, runProcess } from './support/process.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

const run = (args: readonly string[], env: Record<string, string>) => runProcess([cli, ...args], env);

test.each([undefined, 'nada', 'toString'])('%s is no command: it tells which there are', (name) => {
  expect(() => commandOf(name)).toThrow('send-newsletter <newsletter>');
});

test.each([
  [['--help'], /^pnpm newsroom <command>\n[\s\S]* create-section <es\|ca> --name <name> {2,}Makes a section/],
  [['outbox', '--help'], /^pnpm newsroom outbox \[action\]\n[\s\S]*retry <id…>\|all/],
  [
    ['create-site', '-h'],
    /^pnpm newsroom create-site <es\|ca> --name <name> \[--tagline <text>\]\n[\s\S]*in Spanish \(es\) or in Catalan \(ca\)/,
  ],
  [['deletions', '--help'], /^pnpm newsroom deletions\n\nPrints the log/],
])('%j is answered, without a database', async (args, help) => {
  expect(await commandHere({ DATABASE_URL: 'none' }, ...args)).toMatch(help);
});

test('opens its database, and reports a failure in one line', async () => {
  const env = { DATA_DIR: await newDataDir('empty') };
  expect(await commandHere(env, 'create-site', 'es', '--name', 'El Faro')).toContain('El Faro: made, at ');
  const { code, output } = await run(['send-newsletter', 'a-bordo'], env);
  expect(code).toBe(1);
  expect(output).toBe('There is no newsletter «a-bordo». There are: none.\n');
});

test('tells what to do first where there is no site', async () => {
  const importing = commandHere({ DATA_DIR: await newDataDir('empty') }, 'import', 'a.xml');
  await expect(importing).rejects.toThrow(/^The database has no site yet\. Make one: .*$/);
});

test('exits with 2 for invalid arguments', async () => {
  const { code, output } = await run(['backup'], { DATA_DIR: await newDataDir('empty') });
  expect(code).toBe(2);
  expect(output).toContain('pnpm newsroom backup <folder> [options]');
});

test('does not open the database of a running newsroom', async () => {
  const held = newDirectory();
  // Another process, of which it is known that it runs.
  writeFileSync(join(held, 'newsroom.pid'), String(process.ppid));
  const sending = commandHere({ DATA_DIR: held }, 'send-newsletter', 'a-bordo');
  await expect(sending).rejects.toThrow(`${held} is in use by another newsroom`);
});
