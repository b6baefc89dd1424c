/**
 * The source maps of a release: beside it, never in it. The bundler names chunks by their maps too, so a build with
 * maps has other names than the one that is shipped, and is otherwise the same to the byte: a map belongs to the
 * shipped script with the same text, names aside.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { buildLoader, buildWidgets } from '../build/bundle.ts';
import { filesIn } from '../build/manifest.ts';
import { fromRoot } from '../build/paths.ts';
import { writeJson } from '../build/write.ts';

const COMMENT = /\n?\/\/# sourceMappingURL=(.+)\n?$/;
const HASHED = /-(\w{8})\.js/;

/** The texts of a folder's scripts, without the hashes of names, which have the same length in every build. */
async function scriptsIn(folder: string): Promise<{ name: string; text: string; map: string }[]> {
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.js'));
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  return Promise.all(
    names.map(async (name) => {
      const written = await readFile(join(folder, name), 'utf8');
      const map = COMMENT.exec(written)?.[1] ?? '';
      return { name, map, text: written.replace(COMMENT, '').trimEnd().replace(anyHash, '') };
    }),
  );
}

/** Writes a map for each shipped script into a folder; those that only export from others have none. */
export async function writeSourceMaps(shipped: string, to: string): Promise<string[]> {
  const mapped = join(to, '../with-maps');
  await rm(mapped, { recursive: true, force: true });
  await mkdir(mapped, { recursive: true });
  await buildLoader(await buildWidgets(mapped, { sourcemap: true }), { sourcemap: true });
  const mapOf = new Map(
    (await scriptsIn(mapped)).map(({ name, text, map }) => [text, map && join(mapped, dirname(name), map)]),
  );
  const written: string[] = [];
  for (const { name, text } of await scriptsIn(shipped)) {
    const path = mapOf.get(text);
    if (path === undefined) throw new Error(`The build with source maps has no script like ${name}.`);
    if (!path) continue;
    const { sources, ...map } = JSON.parse(await readFile(path, 'utf8'));
    const fromHere = sources.map((source: string) => relative(fromRoot(''), resolve(dirname(path), source)));
    await writeJson(to, `${name}.map`, { ...map, file: basename(name), sources: fromHere });
    written.push(`${name}.map`);
  }
  await rm(mapped, { recursive: true });
  return written;
}
