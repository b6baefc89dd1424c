/**
 * The attribute schema: how a widget's data is written in HTML and parsed to TypeScript. Pure; the element, the
 * generated manifests and the types of the tags are all derived from it.
 */

/** One attribute: its notation, its default, and its parser, which returns `undefined` for an invalid value. */
export interface Attribute<Value> {
  readonly type: 'text' | 'number' | 'boolean' | 'json';
  readonly byDefault: Value;
  /** The allowed values, where they are enumerated. */
  readonly choices?: readonly string[];
  /** Whether it is required: while it is empty the fallback stays. */
  readonly required?: true;
  /** Parses the attribute's text. */
  readonly parse: (written: string) => Value | undefined;
  /** Validates a value that was set as a property. */
  readonly accept: (given: unknown) => Value | undefined;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** The props of the view: every attribute, parsed. */
export type Values<Schema extends Attributes> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Attribute<infer Value> ? Value : never;
};

/** A number beyond 2^53 is not the one that was written (reading 58). */
const asText = (given: unknown) =>
  typeof given === 'string' || (typeof given === 'number' && given <= Number.MAX_SAFE_INTEGER)
    ? String(given)
    : undefined;

/** Text; empty where there is none. */
export const text = (byDefault = ''): Attribute<string> => ({
  type: 'text',
  byDefault,
  parse: (written) => written,
  accept: asText,
});

/** One of a few words. */
export const choice = <const Word extends string>(
  choices: readonly Word[],
  byDefault: NoInfer<Word>,
): Attribute<Word> => {
  const choiceOf = (given: unknown) => choices.find((word) => word === given);
  return {
    type: 'text',
    byDefault,
    choices,
    parse: (written) => (written ? choiceOf(written) : byDefault),
    accept: choiceOf,
  };
};

/** A number; `null` where there is none. */
export const number = (byDefault: number | null = null): Attribute<number | null> => {
  const accept = (given: unknown) => (Number.isFinite(given) ? Number(given) : undefined);
  return {
    type: 'number',
    byDefault,
    parse: (written) => (written.trim() ? accept(Number(written)) : byDefault),
    accept,
  };
};

/** True if the attribute is present; `attribute="false"` is false, for templates that always write it. */
export const boolean = (): Attribute<boolean> => ({
  type: 'boolean',
  byDefault: false,
  parse: (written) => written !== 'false',
  accept: (given) => (typeof given === 'boolean' ? given : undefined),
});

/** A required value, whether it is an attribute, a property or in the child script. */
export const required = <Value>(attribute: Attribute<Value>): Attribute<Value> => ({
  ...attribute,
  required: true,
});

const isEmpty = (value: unknown) => value == null || Object(value).length === 0;

/** The first required attribute that is empty, as HTML writes its name. */
export function missingOf(
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = Object.keys(attributes).find((name) => attributes[name]?.required && isEmpty(values[name]));
  return missing && attributeName(missing);
}

/** `contentId` is written `content-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The default of every attribute. */
export function defaultsOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { byDefault }]) => [name, byDefault]));
}
