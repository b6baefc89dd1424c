import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..');

/** A file by its path from the repository's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of the project, by path: committed or new, but not ignored by git. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = new Set(listed.split('\0').filter((path) => path !== ''));
  return [...files].filter((path) => existsSync(join(root, path))).sort();
}

/** The project's files whose path matches the pattern, with their text. */
export function projectSources(pattern: RegExp): SourceFile[] {
  return projectFiles()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
