import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { userPath } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { publicReach, type Reach } from '../http/reach.ts';
import type { ImportContext } from '../imports/context.ts';
import { type ImportResult, importFile, rehearse } from '../imports/import-file.ts';
import { type ImportOptions, importUsage, readOptions } from '../imports/options.ts';
import { contextFor, makeChannels } from '../imports/prepare.ts';
import type { Command } from './command.ts';

export const importCommand = importCommandWithin(publicReach);

/**
 * Imports external content. Idempotent: a second run imports only what is new or changed.
 *
 * @param reach where pictures may be fetched from; tests have a server on their own machine
 */
export function importCommandWithin(reach: Reach): Command {
  return {
    usage: '[options] <file…>',
    about: 'Takes in RSS, Atom, WordPress, XMLTV and iCalendar files',
    help: importUsage,

    async run(app, args, print) {
      const options = readOptions(args);
      const paths = options.files.map(pathOf);
      const context = await contextFor(app, options, reach);
      if (!options.dryRun) await makeChannels(app.db, options);
      let refused = 0;
      for (const path of paths) refused += await importOne(app, path, { context, options, print });
      if (refused > 0) throw new StartError(`${refused} refused.`);
    },
  };
}

/** pnpm changes to the repository's root; paths are relative to the user's directory. */
function pathOf(file: string): string {
  const path = userPath(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`There is no file ${path}.`);
  return path;
}

interface Work {
  readonly context: ImportContext;
  readonly options: ImportOptions;
  readonly print: (line: string) => void;
}

/** The number of rejected items. */
async function importOne(app: FastifyInstance, path: string, work: Work): Promise<number> {
  const { context, options, print } = work;
  const name = basename(path);
  const sums = { taken: 0, updated: 0, 'taken down': 0, unchanged: 0, 'left out': 0, refused: 0 };
  const pictures = { kept: 0, leftOut: 0 };
  const lacking: string[] = [];
  await (options.dryRun ? rehearse : importFile)(app.db, path, context, {
    format: (format) => print(`${name}: ${format}, for ${context.site.name}`),
    item(result) {
      sums[result.outcome] += 1;
      if (!options.quiet || result.outcome === 'refused') print(lineOf(result));
    },
    pictures({ line, label }, { kept, leftOut }) {
      pictures.kept += kept;
      pictures.leftOut += leftOut.length;
      for (const { url, reason } of leftOut)
        lacking.push(lineOf({ line, label, outcome: 'no picture', reason: `${url}: ${reason}` }));
    },
  });
  // After the items: a picture is a part of one, and not the reason for its line.
  if (!options.quiet) for (const line of lacking) print(line);
  if (pictures.kept + pictures.leftOut > 0)
    print(`${name}: ${pictures.kept} pictures, ${pictures.leftOut} left out.`);
  const parts = Object.entries(sums).filter(([key, sum]) => sum > 0 || !rare.has(key));
  const end = options.dryRun ? ' Nothing was changed: this was a dry run.' : '';
  print(`${name}: ${parts.map(([key, sum]) => `${sum} ${key}`).join(', ')}.${end}`);
  return sums.refused;
}

/** Told only where there are any. */
const rare: ReadonlySet<string> = new Set(['taken down', 'left out']);

interface ReportLine extends Omit<ImportResult, 'outcome'> {
  readonly outcome: ImportResult['outcome'] | 'no picture';
}

/** `  line 12     refused     «Title»: it has no date` */
function lineOf({ line, label, outcome, reason }: ReportLine): string {
  const what = [label && `«${label}»`, reason].filter(Boolean).join(': ');
  return `  line ${String(line).padEnd(7)} ${outcome.padEnd(10)}  ${what}`;
}
