/** What a reader of README wants to know of a server: a row for each thing that was measured, in one way or both. */
import type { ColdCost } from './cold.ts';
import { markdownOf } from './table.ts';
import type { WarmRate } from './warm.ts';

const HEADS = ['what', 'requests a second', 'p99 ms', 'with nothing kept: queries', 'CPU in ms'] as const;

export function summaryOf(cold: readonly ColdCost[], warm: readonly WarmRate[]): string {
  const named = <Measured extends { name: string }>(all: readonly Measured[], wanted: string) =>
    all.find(({ name }) => name === wanted);
  const names = new Set([...warm, ...cold].map(({ name }) => name));
  const rows = [...names].map((name) => {
    const rate = named(warm, name);
    const cost = named(cold, name);
    return [name, ...[rate?.perSecond, rate?.p99, cost?.queries, cost?.cpuMs].map(rounded)];
  });
  return markdownOf(HEADS, rows);
}

const rounded = (value: number | undefined) =>
  value === undefined ? '' : Math.round(value).toLocaleString('en');
