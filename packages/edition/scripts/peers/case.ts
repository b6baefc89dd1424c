/** A job that readers do, and who does it how. */
import type { Step } from './watch.ts';

export interface Side {
  /** Who does it. */
  readonly who: string;
  /** The path of its page. */
  readonly path: string;
  /** The first is what a reader waits for; the last proves that it responds. */
  readonly steps: readonly Step[];
}

export interface Case {
  /** What it is asked for by at the terminal. */
  readonly name: string;
  readonly title: string;
  /** Whether the second step is a wait of its own, told apart from the first. */
  readonly apart?: boolean;
  readonly sides: readonly Side[];
}
