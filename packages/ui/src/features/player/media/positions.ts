import { isRecord } from '@portada/contract/json-type';
import { local } from '@portada/core';

const KEY = 'portada_positions';
/** How many contents a browser remembers, the oldest being forgotten first. */
const KEPT = 60;
/** So close to the beginning or the end there is nothing to go on from: in seconds. */
const MARGIN_SECONDS = 5;

/** By content: the second, and when it was kept. */
type Positions = Record<string, readonly [second: number, keptAt: number]>;

function isPosition(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

function readAll(): Positions {
  try {
    const stored: unknown = JSON.parse(local.get(KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    const valid = Object.entries(stored).filter((entry): entry is [string, [number, number]] =>
      isPosition(entry[1]),
    );
    return Object.fromEntries(valid);
  } catch {
    return {};
  }
}

function writeAll(positions: Positions): void {
  const newest = Object.entries(positions)
    .sort(([, [, a]], [, [, b]]) => b - a)
    .slice(0, KEPT);
  local.set(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** Where a reader left a content, in whole seconds; nothing where it was hardly begun, or seen to its end. */
export function positionOf(key: string): number | undefined {
  return readAll()[key]?.[0];
}

/** Keeps where a reader is; forgets it near the beginning and the end. */
export function keepPosition(key: string, second: number, end: number, now = Date.now()): void {
  const { [key]: before, ...others } = readAll();
  const between = second >= MARGIN_SECONDS && second <= end - MARGIN_SECONDS;
  if (between) writeAll({ ...others, [key]: [Math.floor(second), now] });
  else if (before) writeAll(others);
}
