import { isRecord, isSameJsonType } from '../json-type.ts';
import { type Page, pageVariables, type Variable } from './variables.ts';

type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};

function report(name: string, value: unknown): void {
  console.error(`Portada: the page variable "${name}" is not valid and was ignored.`, value);
}

function valueOr<Value>(
  byDefault: Value,
  given: unknown,
  name: string,
  isRight?: (value: Value) => boolean,
): Value {
  if (given == null) return byDefault;
  if (isSameJsonType(given, byDefault) && isRight?.(given) !== false) return given;
  report(name, given);
  return byDefault;
}

/** Names that every object inherits: the contract's schema drops entries with such keys. */
const OBJECTS_OWN = /^(?:__proto__|prototype|constructor)$/;

/** The entries of a map that have the right type; the others are dropped. */
function entriesOf(fields: Fields, model: boolean | string, name: string): Fields {
  const isRight = ([entry, value]: [string, unknown]) => {
    if (OBJECTS_OWN.test(entry)) return false;
    const right = isSameJsonType(value, model);
    if (!right) report(`${name}.${entry}`, value);
    return right;
  };
  return Object.freeze(Object.fromEntries(Object.entries(fields).filter(isRight)));
}

/** The fields of an object. PHP serialises an empty one as an empty list. */
function fieldsOf(given: unknown, name: string): Fields {
  return Array.isArray(given) && given.length === 0 ? {} : valueOr(nothing, given, name);
}

function read(kind: Variable, given: unknown, name: string, base: string): unknown {
  if (typeof kind !== 'object') return valueOr(kind, given, name);
  // Ids may be numbers in JSON; they are strings here. One that is not exact is another content's (reading 58).
  if ('id' in kind) return Number.isSafeInteger(given) ? String(given) : valueOr('', given, name);
  if ('choices' in kind) return valueOr(kind.choices[0], given, name, (word) => kind.choices.includes(word));
  if ('address' in kind) {
    const byDefault = kind.address && new URL(base).origin;
    return valueOr(byDefault, given, name, (url) => URL.canParse(url, base));
  }
  if ('map' in kind) return entriesOf(fieldsOf(given, name), kind.map, name);
  const { parts, alone, or } = kind;
  if (given === false && or === given) return given;
  const fields = alone && typeof given === 'string' ? { [alone]: given } : fieldsOf(given, name);
  if (alone && fields !== nothing && fields[alone] == null) report(`${name}.${alone}`, fields[alone]);
  return readAll(parts, fields, `${name}.`, base);
}

/** Reads the values of an object; `path` is the prefix of their names in reports. */
function readAll<Value>(
  kinds: Readonly<Record<string, Variable>>,
  given: Fields,
  path: string,
  base: string,
): Value {
  return Object.freeze(
    Object.fromEntries(
      Object.entries(kinds).map(([name, kind]): unknown[] => [
        name,
        read(kind, given[name], path + name, base),
      ]),
    ),
  );
}

/**
 * Reads the page variables that a CMS wrote (PAGE-01), with the defaults of those that it did not. Each invalid value
 * is reported once and replaced by its default, so that one mistake in a template never breaks the page.
 *
 * @param base the page's address
 */
export function readVariables(block: unknown, base: string): Page {
  return readAll(pageVariables, isRecord(block) ? block : nothing, '', base);
}
