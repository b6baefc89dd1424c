/**
 * `pnpm build --compressed`: the scripts and style sheets of `dist/` compressed beside themselves, as `portada.js.br`
 * and `portada.js.gz`, for the newsroom and for servers that send such files. The package has none: whoever serves it
 * makes them, or has the CDN do it.
 *
 * Only what pages load: the documentation and the data for editors would take as long again. No Zstandard, which at its
 * best is 7 % larger than Brotli.
 */
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './manifest.ts';

const LOADED = /\.(?:css|js)$/;

async function brotli(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return promisify(brotliCompress)(content, {
    params: { [quality]: constants.BROTLI_MAX_QUALITY, [size]: content.length },
  });
}

async function writeCopies(path: string, time: number): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  for (const name of [path, `${path}.br`, `${path}.gz`]) await utimes(name, time, time);
}

/**
 * Compresses what is in the folder. A copy has the time of its file, by which the newsroom knows it from one that
 * another build has left; in whole seconds, so that archives and images keep it.
 */
export async function writeCompressed(folder: string): Promise<void> {
  const names = (await filesIn(folder)).filter((name) => LOADED.test(name));
  const time = Math.floor(Date.now() / 1_000);
  await Promise.all(names.map((name) => writeCopies(join(folder, name), time)));
}
