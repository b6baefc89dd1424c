/** What a new widget begins with: its folder, its story and its row in the registry. */
import type { SourceFile } from '../tracked.ts';
import { type Names, sources } from './sources.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ROW = /^ {2}(['"]?)([\w-]+)\1: \{/;

function namesOf(name: string): Names {
  if (!NAME.test(name))
    throw new Error(`«${name}» is no widget's name: small letters, words joined by hyphens.`);
  const view = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return { name, view, title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

/** The files of a widget, and its story. */
export function widgetFiles(name: string, since: string): SourceFile[] {
  return sources(namesOf(name), since);
}

/** The registry with one row more, in the order of the alphabet. */
export function withRow(registry: string, name: string): string {
  const lines = registry.split('\n');
  const rows = lines.flatMap((line, index) => {
    const [, , row] = ROW.exec(line) ?? [];
    return row ? [{ row, index }] : [];
  });
  if (rows.some(({ row }) => row === name)) throw new Error(`The registry has «${name}» already.`);
  const after =
    rows.find(({ row }) => row > name)?.index ?? lines.findIndex((line) => line.startsWith('} as const'));
  if (after < 0) throw new Error('The registry has no end that is known.');
  // A comment belongs to the row below it.
  let at = after;
  while (lines[at - 1]?.trimStart().startsWith('//')) at -= 1;
  const key = name.includes('-') ? `'${name}'` : name;
  // The loader has no byte left: the rows of rare widgets are a chunk of their own.
  return lines.toSpliced(at, 0, `  ${key}: { load: 'visible', rare: true },`).join('\n');
}

/** The version that will bring what is new: the next with additions. */
export function nextVersion(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  if (major === undefined || minor === undefined) throw new Error(`«${version}» is no version.`);
  return `${major}.${minor + 1}.0`;
}
