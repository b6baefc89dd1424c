import type { FastifyInstance } from 'fastify';

/** What `pnpm newsroom` can do. */
export interface Command {
  /** What follows the command's name. */
  readonly usage: string;
  readonly about: string;
  /** Does the work; a `StartError` says in one line why it cannot be done. */
  run(app: FastifyInstance, args: readonly string[], print: (line: string) => void): Promise<void>;
}
