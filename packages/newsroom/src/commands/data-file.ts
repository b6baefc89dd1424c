/** Commands that export and import a part of the publisher's data as JSON. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import { userPath } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { checkedJson, type Misfit } from '../data-files/checked-json.ts';
import { BadFile } from '../data-files/read-json.ts';
import type { Database } from '../db/client.ts';
import { flagMisfits, flagsFile } from '../flags/file.ts';
import { exportFlags, importFlags } from '../flags/store.ts';
import { paywallFile, paywallMisfits } from '../paywall/file.ts';
import { exportPaywall, importPaywall } from '../paywall/store.ts';
import type { Command } from './command.ts';

interface DataFile<Schema extends GenericSchema> {
  readonly about: string;
  readonly schema: Schema;
  misfits(file: InferOutput<Schema>): readonly Misfit[];
  write(db: Database): Promise<InferOutput<Schema>>;
  read(db: Database, file: InferOutput<Schema>): Promise<void>;
  /** A short summary of what was imported. */
  sum(file: InferOutput<Schema>): string;
}

function dataFileCommand<Schema extends GenericSchema>(name: string, kind: DataFile<Schema>): Command {
  const usage = 'export|import <file.json>';
  return {
    usage,
    about: kind.about,

    async run(app, args, print) {
      const [action, file, ...rest] = args;
      if ((action !== 'export' && action !== 'import') || file === undefined || rest.length > 0) {
        throw new UsageError(`pnpm newsroom ${name} ${usage}`);
      }
      if (action === 'export') {
        writeText(file, `${JSON.stringify(await kind.write(app.db), null, 2)}\n`);
        return print(`${basename(file)}: written.`);
      }
      const given = readChecked(file, kind);
      await kind.read(app.db, given);
      print(`${basename(file)}: ${kind.sum(given)}.`);
    },
  };
}

function readChecked<Schema extends GenericSchema>(
  file: string,
  { schema, misfits }: DataFile<Schema>,
): InferOutput<Schema> {
  const text = readText(file);
  try {
    return checkedJson(text, schema, misfits);
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    throw new StartError(`${basename(file)}, line ${error.line}: ${error.message}. Nothing was changed.`);
  }
}

function writeText(file: string, text: string): void {
  const path = userPath(file);
  try {
    writeFileSync(path, text);
  } catch {
    throw new StartError(`The file ${path} cannot be written.`);
  }
}

function readText(file: string): string {
  const path = userPath(file);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`There is no file ${path}.`);
  }
}

export const paywallCommand = dataFileCommand('paywall', {
  about: 'The paywall’s versions, rules and messages as JSON',
  schema: paywallFile,
  misfits: paywallMisfits,
  write: exportPaywall,
  read: importPaywall,
  sum: ({ versions }) => `${versions.length} versions taken`,
});

export const flagsCommand = dataFileCommand('flags', {
  about: 'The feature flags’ rules as JSON',
  schema: flagsFile,
  misfits: flagMisfits,
  write: exportFlags,
  read: importFlags,
  sum: ({ flags }) => `${flags.length} rules taken, in the place of all others`,
});
