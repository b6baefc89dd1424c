/** What a reader of README wants to know of a server: one row for what was measured in both ways. */
import type { ColdCost } from './cold.ts';
import { markdownOf } from './table.ts';
import type { WarmRate } from './warm.ts';

const HEADS = ['what', 'requests a second', 'p99 ms', 'with nothing kept: queries', 'CPU in ms'] as const;

export function summaryOf(cold: readonly ColdCost[], warm: readonly WarmRate[]): string {
  const rows = warm.flatMap(({ name, perSecond, p99 }) => {
    const cost = cold.find((one) => one.name === name);
    if (!cost) return [];
    const { queries, cpuMs } = cost;
    return [[name, Math.round(perSecond).toLocaleString('en'), ...[p99, queries, cpuMs].map(rounded)]];
  });
  return markdownOf(HEADS, rows);
}

const rounded = (value: number) => String(Math.round(value));
