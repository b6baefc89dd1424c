/** Groups pieces so that what pages pay for them, in bytes and in requests, is little. */
import type { Pieces } from './pieces.ts';

/** Pieces that a page loads at once, and how much such a page counts. */
export interface Load {
  readonly files: ReadonlySet<string>;
  readonly weight: number;
}

interface Prices {
  readonly loads: readonly Load[];
  /** The cost of a request, in bytes. */
  readonly request: number;
}

interface Group {
  files: string[];
  bytes: number;
  /** The groups that it imports, transitively, and itself. */
  needs: Set<Group>;
}

function needsOf(pieces: Pieces, groups: readonly Group[]): void {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group] as const)));
  const add = (group: Group, needs: Set<Group>) => {
    if (needs.has(group)) return;
    needs.add(group);
    for (const file of group.files) {
      for (const { path, kind } of pieces.get(file)?.imports ?? []) {
        const other = groupOf.get(path);
        if (kind === 'import-statement' && other) add(other, needs);
      }
    }
  };
  for (const group of groups) add(group, group.needs);
}

/** Whether two groups as one would import each other in a circle, by way of a third. */
function isCircular(one: Group, other: Group): boolean {
  const passes = (from: Group, to: Group) =>
    [...from.needs].some((via) => via !== from && via !== to && via.needs.has(to));
  return passes(one, other) || passes(other, one);
}

/** A load with all groups that it takes: those with its pieces, and what these import. */
interface LoadGroups {
  readonly weight: number;
  readonly groups: Set<Group>;
}

/** What it saves to make two groups one: a request where both are taken, less what is taken in vain elsewhere. */
function gainOf(one: Group, other: Group, takings: readonly LoadGroups[], request: number): number {
  let gain = 0;
  for (const { weight, groups } of takings) {
    const hasOne = groups.has(one);
    const hasOther = groups.has(other);
    if (hasOne && hasOther) gain += weight * request;
    else if (hasOne || hasOther) {
      const added = hasOne ? other : one;
      gain -= weight * added.bytes;
      for (const group of added.needs) {
        if (group !== added && !groups.has(group)) gain -= weight * (group.bytes + request);
      }
    }
  }
  return gain;
}

interface Merger {
  readonly one: Group;
  readonly other: Group;
  readonly gain: number;
}

function bestMerger(
  groups: readonly Group[],
  takings: readonly LoadGroups[],
  request: number,
): Merger | undefined {
  let best: Merger | undefined;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const gain = gainOf(one, other, takings, request);
      if (gain > (best?.gain ?? 0) && !isCircular(one, other)) best = { one, other, gain };
    }
  }
  return best;
}

/** Puts the second group into the first. */
function merge({ one, other }: Merger, groups: readonly Group[], takings: readonly LoadGroups[]): void {
  one.files.push(...other.files);
  one.bytes += other.bytes;
  const needs = new Set([...one.needs, ...other.needs]);
  for (const group of groups) {
    if (!group.needs.has(one) && !group.needs.has(other)) continue;
    for (const need of needs) group.needs.add(need);
    group.needs.add(one).delete(other);
  }
  for (const { groups: taken } of takings) {
    if (!taken.has(one) && !taken.has(other)) continue;
    for (const need of needs) taken.add(need);
    taken.add(one).delete(other);
  }
}

/** The pieces in groups, those that most loads take first, merged two by two as long as that saves something. */
export function cluster(pieces: Pieces, files: readonly string[], { loads, request }: Prices): string[][] {
  let groups = files.map(
    (file): Group => ({ files: [file], bytes: pieces.get(file)?.size ?? 0, needs: new Set() }),
  );
  needsOf(pieces, groups);
  const takings = loads.map(({ files: taken, weight }): LoadGroups => {
    const own = groups.filter((group) => group.files.some((file) => taken.has(file)));
    return { weight, groups: new Set(own.flatMap((group) => [...group.needs])) };
  });
  for (;;) {
    const best = bestMerger(groups, takings, request);
    if (!best) break;
    merge(best, groups, takings);
    groups = groups.filter((group) => group !== best.other);
  }
  const users = (group: Group) => takings.filter(({ groups: taken }) => taken.has(group)).length;
  return groups.sort((one, other) => users(other) - users(one)).map((group) => group.files);
}
