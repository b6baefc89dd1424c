/** What an element that has failed said to the console. */

/** Whether what was said to the console is that the element failed, as it does without what it needs. */
export const isFailure = (wanted: boolean) => (message: unknown[]) =>
  message.some((part) => String(part).includes('> failed.')) === wanted;

/** Why an element failed, of what was said to the console. */
export const reasonOf = (message: unknown[] = []) =>
  message.map((part) => (part instanceof Error ? part.cause : '')).join('');
