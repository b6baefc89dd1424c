/** Runs at most `size` tasks at a time; the others are queued. */
export function createQueue(size: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot is passed to the next task directly, so that no new task can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
