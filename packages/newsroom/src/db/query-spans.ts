/** A span for each query: by its statement with placeholders, never its values. */
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { measured } from './work.ts';

let isTraced = false;

/**
 * Drizzle tells of a query when it begins (`queryCounter`), and of none when it ends: what runs it is wrapped, which is
 * the same for both databases, and within transactions.
 */
export function traceQueries(): void {
  if (isTraced) return;
  isTraced = true;
  for (const { prototype } of [NodePgPreparedQuery, PglitePreparedQuery]) {
    const { execute } = prototype;
    prototype.execute = function (this: typeof prototype, values) {
      const { sql } = this.getQuery();
      return measured(summaryOf(sql), optionsOf(sql), () => execute.call(this, values));
    };
  }
}

const optionsOf = (statement: string) =>
  ({
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
  }) as const;

/** `select comments`, `insert users`, `begin`. */
function summaryOf(statement: string): string {
  const [operation = 'query'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(statement) ?? [];
  return [operation.toLowerCase(), table].filter(Boolean).join(' ');
}
