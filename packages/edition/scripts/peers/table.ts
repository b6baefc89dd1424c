/** What was measured, as the table of README. */
import { blockingOf } from '../bench/main-thread.ts';
import { quantile } from '../bench/measure.ts';
import { markdownOf } from '../bench/table.ts';
import type { Case, Side } from './case.ts';
import type { FileSize, Visit } from './measure.ts';

export interface Outcome {
  readonly of: Case;
  readonly side: Side;
  /** With the processor slowed down. */
  readonly slow: readonly Visit[];
  /** And with a slow network. */
  readonly slow4g: readonly Visit[];
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const figure = (value: number) => value.toFixed(0);

/** `12.3, 4`: kilobytes with gzip, and requests. */
function weightOf(fetched: readonly FileSize[]): string {
  const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0);
  return `${(bytes / 1_000).toFixed(1)}, ${fetched.length}`;
}

/** The wait for all steps, or for each that is told apart. */
function waitOf(visits: readonly Visit[], apart = false): string {
  const steps =
    visits[0]?.waits.map((_wait, step) => median(visits.map(({ waits }) => waits[step] ?? 0))) ?? [];
  if (apart) return steps.map(figure).join(' + ');
  return figure(median(visits.map(({ waits }) => waits.reduce((sum, wait) => sum + wait, 0))));
}

function cellsOf({ of, side, slow, slow4g }: Outcome): string[] {
  const [first] = slow;
  const longest = slow.map(({ tasks }) => Math.max(0, ...tasks));
  return [
    of.title,
    side.who,
    weightOf(first?.scripts ?? []),
    weightOf(first?.styles ?? []),
    waitOf(slow, of.apart),
    waitOf(slow4g, of.apart),
    figure(median(slow.map(({ tasks }) => blockingOf(tasks)))),
    figure(median(longest)),
    figure(median(slow.map(({ busy }) => busy))),
  ];
}

const HEADS = [
  ...['job', 'who', 'scripts: kB, requests', 'styles', 'works, 4x'],
  ...['works, 4x and slow 4G', 'blocking', 'longest task', 'busy'],
];

export function tableOf(outcomes: readonly Outcome[]): string {
  return markdownOf(HEADS, outcomes.map(cellsOf), [0, 1]);
}
