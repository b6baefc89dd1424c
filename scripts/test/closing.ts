import type { Failure } from '../test-results.ts';
import type { Outcome } from './rerun.ts';

/** `15 min 36 s`. */
function durationOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const told = (mark: string, failures: readonly Failure[]) =>
  failures.map(({ name, reason }) => `\n${mark} ${name}\n${reason}`);

/** The last lines of a run: failed and unstable tests with their first errors, how long it took, and their numbers. */
export function closingLines({ passed, failures, unstable }: Outcome, milliseconds: number): string[] {
  return [
    ...told('✘', failures),
    ...told('~ unstable:', unstable),
    `\nIn ${durationOf(milliseconds)}:`,
    `${passed} passed, ${failures.length} failed, ${unstable.length} unstable`,
  ];
}

/** What is unstable does not stop a change; what failed does. */
export const exitStatus = ({ failures }: Outcome) => (failures.length > 0 ? 1 : 0);
