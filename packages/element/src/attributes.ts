/**
 * The attribute schema: how a widget's data is written in HTML and read in TypeScript. Pure; the element, the
 * generated manifests and the types of the tags all read this one schema.
 */

/** One attribute: how it is written, what holds without it, and how a value is read; `undefined` is a bad value. */
export interface Attribute<Value> {
  readonly type: 'text' | 'number' | 'boolean' | 'json';
  readonly byDefault: Value;
  /** The values it may have, where they are few. */
  readonly choices?: readonly string[];
  /** Whether the widget has nothing to draw without it: while it is empty the fallback stays. */
  readonly required?: true;
  /** Reads what is written in HTML. */
  readonly parse: (written: string) => Value | undefined;
  /** Reads what was given as a property. */
  readonly accept: (given: unknown) => Value | undefined;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** What the view gets: every attribute, read. */
export type Values<Schema extends Attributes> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Attribute<infer Value> ? Value : never;
};

const asText = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;

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
  const accept = (given: unknown) =>
    typeof given === 'number' && Number.isFinite(given) ? given : undefined;
  return {
    type: 'number',
    byDefault,
    parse: (written) => (written.trim() ? accept(Number(written)) : byDefault),
    accept,
  };
};

/** On by being there; `attribute="false"` is off, for templates that always write it. */
export const boolean = (): Attribute<boolean> => ({
  type: 'boolean',
  byDefault: false,
  parse: (written) => written !== 'false',
  accept: (given) => (typeof given === 'boolean' ? given : undefined),
});

/** What the widget cannot do without, be it written, set as a property or given by a child script. */
export const required = <Value>(attribute: Attribute<Value>): Attribute<Value> => ({
  ...attribute,
  required: true,
});

const isEmpty = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

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

/** What holds where nothing is written. */
export function defaultsOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { byDefault }]) => [name, byDefault]));
}
