/** Tells the latest of several requests: the responses to older ones are ignored. */
export function createLatest() {
  let latestId = 0;
  /** Returns a check: whether no request has been started since. */
  function current(): () => boolean {
    const id = latestId;
    return () => id === latestId;
  }
  return {
    current,
    /** Starts a request, which makes all before it old. */
    next(): () => boolean {
      latestId += 1;
      return current();
    },
  };
}

export type Latest = ReturnType<typeof createLatest>;
