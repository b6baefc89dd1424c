/** A file and all that it leads to, transitively. */
export function closure(
  file: string,
  next: (file: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of next(file)) closure(other, next, seen);
  return seen;
}
