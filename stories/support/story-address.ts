/** Where the back end of each story is, so that a request of an earlier one is told from its own. */

/** How many stories have been shown. */
let shown = 0;

/** The address of the next story's back end, below that of all. */
export function nextStoryAddress(apiUrl: string): string {
  shown += 1;
  return `${apiUrl}/story-${shown}`;
}

/** Whether an earlier story has asked for it: what one asks as it ends comes to the back end a moment later. */
export function isOfEarlierStory(url: string): boolean {
  const [, nth = shown] = /\/story-(\d+)\//.exec(url) ?? [];
  return Number(nth) !== shown;
}
