/** What a call sends is validated by the server: the browser's copy has the path and the schema of the answer. */
const CALLS = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/;

/** A property of a call, with the lines that it goes on to. */
const SENT = /^ {2}(?:body|query)\b.*\n(?: {3,}.*\n| {2}[)}\]].*\n)*/gm;

/** A source without the schemas of what its calls send. */
export function withoutSent(source: string, path: string): string {
  return CALLS.test(path) ? source.replace(SENT, '') : source;
}
