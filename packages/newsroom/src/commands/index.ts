/** The commands of the terminal: `pnpm newsroom <command> …`. */
import type { Command } from './command.ts';
import { flagsCommand, paywallCommand } from './data-file.ts';
import { importCommand } from './import.ts';
import { moderateCommand } from './moderate.ts';
import { sendNewsletterCommand } from './send-newsletter.ts';

export const commands: Readonly<Record<string, Command>> = {
  flags: flagsCommand,
  import: importCommand,
  moderate: moderateCommand,
  paywall: paywallCommand,
  'send-newsletter': sendNewsletterCommand,
};

/** The usage text, shown for a missing or unknown command. */
export function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.padEnd(36)}${about}`,
  );
  return ['pnpm newsroom <command>', '', ...lines].join('\n');
}
