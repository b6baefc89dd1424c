/** Runs `newsroom import` inside a test, on the app's database. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { importCommandWithin } from '../../src/commands/import.ts';
import { StartError, UsageError } from '../../src/config/config.ts';
import type { Reach } from '../../src/http/reach.ts';

const fixtures = fileURLToPath(new URL('../fixtures/import/', import.meta.url));

export const fixture = (name: string): string => join(fixtures, name);

export interface Run {
  readonly code: number;
  readonly lines: readonly string[];
  /** The last line: the totals. */
  readonly sums: string;
  /** The report of an item, by a part of its title or its reason. */
  of(text: string): string;
}

/** No network: no name has an address. */
const nowhere: Reach = { resolve: async () => [], isAllowed: () => false };

export function runImport(app: FastifyInstance, ...args: readonly string[]): Promise<Run> {
  return runImportWithin(nowhere, app, ...args);
}

/** The same with pictures from there. */
export async function runImportWithin(
  reach: Reach,
  app: FastifyInstance,
  ...args: readonly string[]
): Promise<Run> {
  const lines: string[] = [];
  let code = 0;
  try {
    await importCommandWithin(reach).run(app, args, (line) => lines.push(line));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    code = error instanceof UsageError ? 2 : 1;
    if (code === 2) lines.push(error.message);
  }
  return {
    code,
    lines,
    sums: lines.at(-1)?.replace(/^.*?: /, '') ?? '',
    of: (text) =>
      lines
        .find((line) => line.includes(text))
        ?.replace(/\s+/g, ' ')
        .trim() ?? '',
  };
}

/** The same with the text of a file. */
export async function importText(
  app: FastifyInstance,
  text: string,
  ...args: readonly string[]
): Promise<Run> {
  const path = join(tmpdir(), `portada-${process.pid}-import`);
  await writeFile(path, text);
  try {
    return await runImport(app, ...args, path);
  } finally {
    await rm(path);
  }
}
