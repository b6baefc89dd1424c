/** The commands of the terminal: `pnpm newsroom <command> …`. */
import { StartError } from '../config/config.ts';
import { backupCommand } from './backup.ts';
import type { Command, DatabaseCommand } from './command.ts';
import { correctCommand } from './correct.ts';
import { createSectionCommand, createSiteCommand } from './create.ts';
import { flagsCommand, paywallCommand } from './data-file.ts';
import { deletionsCommand } from './deletions.ts';
import { importCommand } from './import.ts';
import { moderateCommand } from './moderate.ts';
import { outboxCommand } from './outbox.ts';
import { pushCommand } from './push.ts';
import { restoreCommand } from './restore.ts';
import { sendNewsletterCommand } from './send-newsletter.ts';

export const commands: Readonly<Record<string, Command>> = {
  correct: correctCommand,
  'create-section': createSectionCommand,
  'create-site': createSiteCommand,
  flags: flagsCommand,
  import: importCommand,
  moderate: moderateCommand,
  outbox: outboxCommand,
  paywall: paywallCommand,
  push: pushCommand,
  'send-newsletter': sendNewsletterCommand,
};

const databaseCommands: Readonly<Record<string, DatabaseCommand>> = {
  backup: backupCommand,
  deletions: deletionsCommand,
  restore: restoreCommand,
};

/** Throws a `StartError` with the usage text for a missing or unknown command. */
export function commandOf(name = ''): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(help());
  return command;
}

export function databaseCommandOf(name = ''): DatabaseCommand | undefined {
  return Object.hasOwn(databaseCommands, name) ? databaseCommands[name] : undefined;
}

/** The help that is asked for, of all commands or of one; undefined where none is. */
export function helpFor([name = '', ...args]: readonly string[]): string | undefined {
  if (isHelp(name)) return help();
  if (!args.some(isHelp)) return undefined;
  const { usage, about, help: ofCommand } = databaseCommandOf(name) ?? commandOf(name);
  return ofCommand ?? `pnpm newsroom ${`${name} ${usage}`.trimEnd()}\n\n${about}`;
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h';

function help(): string {
  const rows = Object.entries({ ...commands, ...databaseCommands })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { usage, about }]) => [`${name} ${usage}`, about] as const);
  const width = Math.max(...rows.map(([call]) => call.length)) + 2;
  const lines = rows.map(([call, about]) => `  ${call.padEnd(width)}${about}`);
  return ['pnpm newsroom <command>', '', ...lines, '', '<command> --help says more of each.'].join('\n');
}
