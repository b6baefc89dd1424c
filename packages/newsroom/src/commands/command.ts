import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Connection } from '../db/client.ts';

type Print = (line: string) => void;

interface CommandHelp {
  /** The arguments after the command's name. */
  readonly usage: string;
  readonly about: string;
  /** What `--help` prints, where usage and about do not say all. */
  readonly help?: string;
}

/** A command of `pnpm newsroom`. */
export interface Command extends CommandHelp {
  /** Whether it runs on a database that has no site yet. */
  readonly needsNoSite?: true;
  /** Runs it; a `StartError` gives a one-line reason of failure. */
  run(app: FastifyInstance, args: readonly string[], print: Print): Promise<void>;
}

/** A command that needs no newsroom, and takes the database as it is: it may be empty, or at another migration. */
export interface DatabaseCommand extends CommandHelp {
  /** The same as `run`. */
  runOn(
    place: { readonly config: Config; readonly connection: Connection },
    args: readonly string[],
    print: Print,
  ): Promise<void>;
}
