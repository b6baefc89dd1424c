/** The properties of a component, parsed but not validated. */
import ICAL from 'ical.js';
import { array, looseTuple, parse, record, string, union, unknown } from 'valibot';
import { RejectedItemError } from '../problems.ts';

const property = looseTuple([string(), record(string(), union([string(), array(string())])), string()]);
const component = looseTuple([string(), array(property), array(unknown())]);

export interface Property {
  readonly parameters: Readonly<Record<string, string | string[]>>;
  readonly type: string;
  readonly values: readonly unknown[];
}

export interface Properties {
  /** The first of that name, in lower case. */
  get(name: string): Property | undefined;
  all(name: string): Property[];
  /** The first value as text, undefined if there is none. */
  text(name: string): string;
  readonly within: readonly { readonly name: string; readonly properties: Properties }[];
}

/** Parses one component. Throws a `RejectedItemError` for invalid syntax. */
export function parseComponent(text: string): Properties {
  try {
    return propertiesOf(ICAL.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new RejectedItemError(`it is no iCalendar (${(reason ?? '').slice(0, 80)})`);
  }
}

function propertiesOf(data: unknown): Properties {
  const [, properties, inner] = parse(component, data);
  const all = (name: string): Property[] =>
    properties
      .filter(([own]) => own === name)
      .map(([, parameters, type, ...values]) => ({ parameters, type, values }));
  return {
    all,
    get: (name) => all(name)[0],
    text: (name) => textOfValue(all(name)[0]?.values[0]),
    within: inner.map((one) => {
      const [name] = parse(component, one);
      return { name, properties: propertiesOf(one) };
    }),
  };
}

export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
