import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file below the output folder. */
export async function writeText(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

export async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeText(folder, name, `${JSON.stringify(value, null, 2)}\n`);
}
