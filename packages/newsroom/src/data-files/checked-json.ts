import * as v from 'valibot';
import { BadFile, type JsonPath, readJson } from './read-json.ts';

/** An error that a schema cannot express: parts that do not match. */
export interface Misfit {
  readonly path: JsonPath;
  readonly message: string;
}

/** Validates a file by its schema, then its parts against one another. Throws `BadFile` for the first invalid line. */
export function checkedJson<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  misfits: (file: v.InferOutput<Schema>) => readonly Misfit[],
): v.InferOutput<Schema> {
  const { value, lineOf } = readJson(text);
  const refuse = (found: readonly Misfit[]) => {
    const [first] = found
      .map(({ path, message }) => ({
        line: lineOf(path),
        message: `${path.join('.') || 'the file'}: ${message}`,
      }))
      .sort((a, b) => a.line - b.line);
    if (first) throw new BadFile(first.line, first.message);
  };
  const read = v.safeParse(schema, value);
  if (!read.success) {
    refuse(read.issues.map(misfitOf));
    throw new BadFile(1, 'the file is not valid');
  }
  refuse(misfits(read.output));
  return read.output;
}

function misfitOf({ path, message }: v.BaseIssue<unknown>): Misfit {
  const keys = (path ?? []).map(({ key }) => key);
  return { path: keys.filter((key) => typeof key === 'string' || typeof key === 'number'), message };
}
