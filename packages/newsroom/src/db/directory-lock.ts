/** PGlite is one process's own: a second one on the same directory would ruin the database. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/config.ts';

const FILE = 'newsroom.pid';

/**
 * Takes a directory for this process and gives the way to let it go; it is let go at the process's end too. Throws a
 * `StartError` where another process holds it. What a process left behind when it was killed is taken over.
 */
export function holdDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, FILE);
  const holder = holderOf(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new StartError(
      `${directory} is in use by another newsroom (process ${holder}). Choose another DATA_DIR, or end that one.`,
    );
  }
  rmSync(file, { force: true });
  writeNew(file, directory);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** Fails where two processes take over the same directory at once: only one of them makes the file. */
function writeNew(file: string, directory: string): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    throw new StartError(`${directory} is in use by another newsroom, or cannot be written to.`);
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Signal 0 only asks. A process of somebody else's answers that it may not be signalled, and so it runs. */
function isRunning(pid: number): boolean {
  // In a container the process before this one often had the same number.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
