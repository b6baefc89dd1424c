/** The arguments of the newsroom's commands. */
import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './config.ts';

/** The options and positional arguments; throws a `UsageError` for unknown ones. */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: args.filter((arg) => arg !== '--'), allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** pnpm changes to the repository's root; paths are relative to the user's directory. */
export function userPath(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
