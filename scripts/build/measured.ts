/** Figures in README, with the commit they were taken at. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from './paths.ts';
import { withSection } from './section.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' }).trim();

/** The commit of the sources, and whether they are what it has: README itself may hold new figures. */
export function takenAt(): string {
  const isClean = git('status', '--porcelain', '--', '.', ':!README.md') === '';
  return git('rev-parse', '--short=8', 'HEAD') + (isClean ? '' : ', with changes');
}

/**
 * Writes a table between the section's markers.
 * @param how what a reader of README is told of the way it was measured, after the commit
 */
export async function writeMeasured(section: string, table: string, how = ''): Promise<void> {
  const file = fromRoot('README.md');
  const text = `At ${takenAt()}${how && `, ${how}`}:\n\n${table}`;
  await writeFile(file, withSection(await readFile(file, 'utf8'), section, text));
}
