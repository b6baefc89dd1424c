/** `NOTICES.txt`: the licences of the libraries in the chunks, which these licences require. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';
import { fromRoot } from './paths.ts';
import { writeText } from './write.ts';

const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The folders of the packages with code in a bundle, by package name. */
function packagesIn({ outputs }: Bundle): Map<string, string> {
  const found = new Map<string, string>();
  for (const { inputs } of Object.values(outputs)) {
    for (const path of inputs) {
      const [, folder, name] = PACKAGE.exec(path) ?? [];
      if (folder && name) found.set(name, fromRoot(folder));
    }
  }
  return found;
}

async function noticeOf(name: string, folder: string): Promise<string> {
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), 'utf8') : `Licence: ${license}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}

export async function writeNotices(bundle: Bundle): Promise<void> {
  const packages = [...packagesIn(bundle)].sort(([one], [other]) => (one < other ? -1 : 1));
  const notices = await Promise.all(packages.map(([name, folder]) => noticeOf(name, folder)));
  await writeText(bundle.folder, 'NOTICES.txt', notices.join(`\n${'-'.repeat(80)}\n\n`));
}
