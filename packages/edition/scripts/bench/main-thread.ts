/** A task blocks for what it takes beyond this. */
const BLOCKING_FROM_MS = 50;

/** How long tasks keep a page from answering, in milliseconds. */
export function blockingOf(tasks: readonly number[]): number {
  return tasks.reduce((sum, took) => sum + Math.max(0, took - BLOCKING_FROM_MS), 0);
}
