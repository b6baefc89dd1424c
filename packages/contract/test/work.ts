/** How many milliseconds this thread works on something: other processes, which a wall clock counts too, do not. */
export function workOf(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
