/** Locks PGlite's directory: a second process on it would corrupt the database. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/config.ts';

const FILE = 'newsroom.pid';

/**
 * Locks a directory for this process and returns the function to unlock it; it is also unlocked when the process exits.
 * Throws a `StartError` if another process holds the lock. The stale lock of a killed process is taken over.
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

/** Exclusive creation: of two processes that take over a stale lock at once, one fails. */
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

/** Signal 0 only checks for existence. EPERM means that the process exists and is another user's. */
function isRunning(pid: number): boolean {
  // In a container the previous process often had the same pid.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
