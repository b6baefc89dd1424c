/** Work of which only the latest counts: whatever is begun ends what was under way, and a late answer ends nothing. */
export function createLatestWork() {
  let current: AbortController | undefined;

  function stop(): void {
    current?.abort();
    current = undefined;
  }

  return {
    stop,

    /** Failures are the api client's to record. */
    async run<Answer>(
      work: (cancel: AbortSignal) => Promise<Answer>,
      onAnswer: (answer: Answer) => void,
      onFailure: (error: unknown) => void,
    ): Promise<void> {
      stop();
      const own = new AbortController();
      current = own;
      const settle = await work(own.signal).then(
        (answer) => () => onAnswer(answer),
        (error: unknown) => () => onFailure(error),
      );
      // An answer that does not heed the abort comes all the same.
      if (current !== own) return;
      current = undefined;
      settle();
    },
  };
}
