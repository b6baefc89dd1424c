/** Connections to a driver for one command each: without an answer in time, an error says to which. */
import { Agent, type ClientRequestArgs } from 'node:http';
import { Socket } from 'node:net';

export class LimitedAgent extends Agent {
  readonly #limit: number;

  /** The limit is in milliseconds. */
  constructor(limit: number) {
    super({ keepAlive: false });
    this.#limit = limit;
  }

  override createConnection(
    options: ClientRequestArgs,
    ...rest: [Parameters<Agent['createConnection']>[1]?]
  ): ReturnType<Agent['createConnection']> {
    const connection = super.createConnection(options, ...rest);
    // Node empties the path for an agent; Selenium's client gives the same as `pathname`.
    const path = 'pathname' in options ? options.pathname : options.path;
    const failure = `The driver did not answer ${options.method} ${path} in ${this.#limit / 1_000} s.`;
    if (connection instanceof Socket)
      connection.setTimeout(this.#limit, () => connection.destroy(new Error(failure)));
    return connection;
  }
}
