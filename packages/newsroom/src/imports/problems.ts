import type { NotTaken } from './items.ts';

export const UNKNOWN_FORMAT = 'it is none of RSS, Atom, WordPress, XMLTV and iCalendar';

/** A rejected item; the message is for the operator of the import. */
export class RejectedItemError extends Error {
  override readonly name = 'RejectedItemError';
}

/** An item with which nothing is wrong, and which is no content: a draft, a page, an attachment. */
export class LeftOutItemError extends RejectedItemError {}

/** How the report calls what was not taken. */
export function notTaken(error: RejectedItemError): NotTaken {
  return error instanceof LeftOutItemError ? 'left out' : 'refused';
}

/** A file that cannot be parsed beyond that line. Items before it are kept. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
