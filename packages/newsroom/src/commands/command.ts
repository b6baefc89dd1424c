import type { FastifyInstance } from 'fastify';

/** A command of `pnpm newsroom`. */
export interface Command {
  /** The arguments after the command's name. */
  readonly usage: string;
  readonly about: string;
  /** Runs it; a `StartError` gives a one-line reason of failure. */
  run(app: FastifyInstance, args: readonly string[], print: (line: string) => void): Promise<void>;
}
