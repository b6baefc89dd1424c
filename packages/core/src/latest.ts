/** The latest of several attempts: to begin one ends what was under way, whose answer is ignored. */
export function createLatest() {
  let current = new AbortController();

  function stop(): void {
    current.abort();
  }

  return {
    /** @returns what is aborted once the attempt is old; an answer may be there already by then, or not heed it */
    begin(): AbortSignal {
      stop();
      current = new AbortController();
      return current.signal;
    },

    stop,

    /** Of the attempt begun last, for what belongs to it and begins later. */
    get signal(): AbortSignal {
      return current.signal;
    },
  };
}

export type Latest = ReturnType<typeof createLatest>;

/** Questions asked side by side: an answer is ignored once a later question has been answered. */
export function createTurns() {
  let begun = 0;
  let answered = 0;

  return {
    /** @returns what takes the answer: whether it is not too old */
    begin(): () => boolean {
      begun += 1;
      const turn = begun;
      return () => {
        if (turn < answered) return false;
        answered = turn;
        return true;
      };
    },
  };
}
