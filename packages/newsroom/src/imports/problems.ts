/** A rejected item; the message is for the operator of the import. */
export class RejectedItemError extends Error {
  override readonly name = 'RejectedItemError';
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
