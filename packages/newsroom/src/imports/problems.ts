/** An item that is not taken, and why, in words for whoever runs the import. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A file that cannot be read any further from that line on. What came before it stands. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
