/** A rejected item; the message is for the operator of the import. */
export class RejectedItemError extends Error {
  override readonly name = 'RejectedItemError';
}

/** A file that cannot be read any further from that line on. What came before it stands. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
