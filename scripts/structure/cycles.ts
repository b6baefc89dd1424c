/** One cycle for each strongly connected component of the graph; empty for an acyclic one. */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const told = new Set<string>();
  for (const node of edges.keys()) {
    if (told.has(node)) continue;
    const way = wayBack(node, edges);
    if (!way) continue;
    cycles.push(way);
    for (const member of way) told.add(member);
  }
  return cycles;
}

/** The shortest cycle, breadth first: `[a, b, c]` for a -> b -> c -> a. */
function wayBack(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of edges.get(node) ?? []) {
      if (next === start) return [...waySoFar(node, cameFrom)];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function waySoFar(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let node = cameFrom.get(end); node !== undefined; node = cameFrom.get(node)) way.unshift(node);
  return way;
}
