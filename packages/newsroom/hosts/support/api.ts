import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { any, type InferOutput, object, optional, parse, record, string } from 'valibot';

const operation = object({
  responses: record(
    string(),
    object({ content: optional(record(string(), object({ example: optional(any()) }))) }),
  ),
});
const description = object({ paths: record(string(), record(string(), operation)) });

type Operation = InferOutput<typeof operation>;

const file = join(import.meta.dirname, '../../../../dist/openapi.json');
const { paths } = parse(description, JSON.parse(readFileSync(file, 'utf8')));

/** The operations, each with the pattern of its path; what is written out is tried before what has parameters. */
const routes = Object.entries(paths)
  .map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
    operations,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

const exampleOf = ({ responses }: Operation): unknown =>
  responses['200']?.content?.['application/json']?.example;

/** The example of a call's successful answer; undefined where there is no such call. */
export function answerOf(method: string, path: string): unknown {
  const route = routes.find(
    ({ pattern, operations }) => pattern.test(path) && operations[method.toLowerCase()],
  );
  const found = route?.operations[method.toLowerCase()];
  return found && exampleOf(found);
}
