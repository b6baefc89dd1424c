/** A share of the connections for each route, so that one whose queries wait for a lock leaves some to the others. */

interface Queue {
  held: number;
  readonly waiting: Set<() => void>;
}

export interface Shares {
  /** Takes a place in the route's share; what it returns gives it back. */
  take(route: string): Promise<() => void>;
  /** How many wait for a place. */
  waiting(): number;
}

/**
 * @param size how many places a route has
 * @param timeoutMs after which a request in the queue fails
 */
export function createShares(size: number, timeoutMs: number): Shares {
  const queues = new Map<string, Queue>();

  function leave(route: string, queue: Queue): void {
    const [next] = queue.waiting;
    // The place is passed on directly, so that nobody can take it in between.
    if (next) next();
    else queue.held -= 1;
    if (queue.held === 0) queues.delete(route);
  }

  async function take(route: string): Promise<() => void> {
    const queue = queues.get(route) ?? { held: 0, waiting: new Set() };
    queues.set(route, queue);
    if (queue.held < size) queue.held += 1;
    else await waitIn(queue, timeoutMs);
    return () => leave(route, queue);
  }

  return { take, waiting: () => [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0) };
}

function waitIn({ waiting }: Queue, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(proceed);
      reject(new Error('Other queries of this route have not ended in time.'));
    }, timeoutMs);
    function proceed() {
      waiting.delete(proceed);
      clearTimeout(timer);
      resolve();
    }
    waiting.add(proceed);
  });
}
