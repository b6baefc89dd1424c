/** Where the back end of each story is, so that a request of one that has ended is told from those that show. */

/** How many stories have been shown, and up to which of them they have ended: a page of documentation shows many. */
let shown = 0;
let ended = 0;

/** The address of the next story's back end, below that of all. */
export function nextStoryAddress(apiUrl: string): string {
  shown += 1;
  return `${apiUrl}/story-${shown}`;
}

/** What ends the story that is the last one now, and those before it. */
export function endOfLastStory(): () => void {
  const last = shown;
  return () => {
    ended = Math.max(ended, last);
  };
}

/** Whether a story asked for it that has ended: what one asks last comes to the back end a moment later. */
export function isOfEndedStory(url: string): boolean {
  const [, nth] = /\/story-(\d+)\//.exec(url) ?? [];
  return nth !== undefined && Number(nth) <= ended;
}
