/**
 * What is measured beside Portada, from the npm registry: in a folder of its own below `.cache`, so that nothing of it
 * is in the lock file or in what a release names as its components.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const VERSIONS = {
  '@tryghost/announcement-bar': '1.1.561',
  '@tryghost/comments-ui': '1.6.324',
  '@tryghost/portal': '2.71.227',
  '@tryghost/signup-form': '0.3.592',
  '@tryghost/sodo-search': '1.8.591',
  '@waline/client': '3.15.2',
  algoliasearch: '5.64.0',
  'instantsearch.js': '4.118.1',
} as const;

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
export const peersFolder = join(repository, '.cache/peers');

/** Ghost's packages name some that were never published; their bundles hold all that they need. */
const HOOKS = `const bundled = (name) => name.startsWith('@tryghost/');
module.exports = { hooks: { readPackage: (read) => (bundled(read.name ?? '') ? { ...read, dependencies: {} } : read) } };
`;

/** Installs what is missing; a second time it asks the registry nothing. */
export async function installPeers(): Promise<void> {
  const wanted = `${JSON.stringify({ name: 'peers', private: true, dependencies: VERSIONS }, null, 2)}\n`;
  const file = join(peersFolder, 'package.json');
  const isThere = existsSync(join(peersFolder, 'node_modules')) && (await readFile(file, 'utf8')) === wanted;
  if (isThere) return;
  await mkdir(peersFolder, { recursive: true });
  await writeFile(file, wanted);
  await writeFile(join(peersFolder, 'pnpm-workspace.yaml'), "packages: ['.']\n");
  await writeFile(join(peersFolder, '.pnpmfile.cjs'), HOOKS);
  execFileSync('pnpm', ['install', '--ignore-scripts'], { cwd: peersFolder, stdio: 'inherit' });
}

/** One minified script, as a publisher's own build makes it, with what its packages need from a folder. */
export async function bundle(source: string, from: string): Promise<string> {
  const entry = join(from, 'bench-entry.js');
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    checks: { bundlerTimings: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false });
  await build.close();
  return output[0].code;
}
