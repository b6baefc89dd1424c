/** `pnpm new widget <name>`: writes what a widget needs, whole and green, to be changed into what it shall be. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nextVersion, widgetFiles, withRow } from './new/widget.ts';
import { root } from './tracked.ts';

const REGISTRY = join(root, 'widgets/registry.ts');

function versionOf(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}

function makeWidget(name: string): void {
  const files = widgetFiles(name, nextVersion(versionOf()));
  const registry = withRow(readFileSync(REGISTRY, 'utf8'), name);
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there) throw new Error(`${there.path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
  writeFileSync(REGISTRY, registry);
  // The order of imports and where a line breaks depend on the name.
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', ...files.map(({ path }) => path)], { cwd: root, stdio: 'ignore' });
  console.log('widgets/registry.ts');
}

const [what, name] = process.argv.slice(2);
try {
  if (what !== 'widget' || !name) throw new Error('It is: pnpm new widget <name>');
  makeWidget(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
