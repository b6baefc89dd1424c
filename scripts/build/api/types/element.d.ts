/** `portada/element`: what a widget from outside is made with. */
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { PortadaEvents } from '../portada.d.ts';

export { atom, computed, onMount } from 'nanostores';

/** One attribute: its notation, its default, and its parser, which returns `undefined` for an invalid value. */
export interface Attribute<Value> {
  readonly type: 'text' | 'number' | 'boolean' | 'json';
  readonly byDefault: Value;
  readonly choices?: readonly string[];
  readonly required?: true;
  readonly parse: (written: string) => Value | undefined;
  readonly accept: (given: unknown) => Value | undefined;
}

/** The attributes of an element, by the names of its properties. */
export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** The props of the view: every attribute, parsed. */
export type Values<Schema extends Attributes> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Attribute<infer Value> ? Value : never;
};

/** Text; empty where there is none. */
export const text: (byDefault?: string) => Attribute<string>;
/** One of a few words. */
export const choice: <const Word extends string>(
  choices: readonly Word[],
  byDefault: NoInfer<Word>,
) => Attribute<Word>;
/** A number; `null` where there is none. */
export const number: (byDefault?: number | null) => Attribute<number | null>;
/** True if the attribute is present, and not `"false"`. */
export const boolean: () => Attribute<boolean>;
/** A value that the widget cannot do without: while it is empty the fallback stays. */
export const required: <Value>(attribute: Attribute<Value>) => Attribute<Value>;

export interface WidgetDefinition<Schema extends Attributes> {
  /** With a prefix of your own, as `diari-tides`. */
  readonly tag: `${string}-${string}`;
  /** `light`: drawn among the page's own nodes. `shadow`: in an open shadow root, out of reach of its styles. */
  readonly root: 'light' | 'shadow';
  readonly attributes: Schema;
  /** For light widgets: the names of the slots whose children stay on screen beside the view, in order. */
  readonly slots?: readonly string[];
  /** The widget's own style sheets, as text. */
  readonly styles?: readonly string[];
}

/** Defines a custom element for a React component. A tag that is defined already is left as it is. */
export function defineWidget<Schema extends Attributes>(
  View: ComponentType<Values<Schema>>,
  definition: WidgetDefinition<Schema>,
): CustomElementConstructor;

/** The custom element of this view, if any. */
export function useHost(): HTMLElement | null;
/** A unique id, also beside a host page's own React. */
export function useId(): string;
/** Adopts a component's style sheet in its root before the first paint. */
export function useStyles(css: string): void;
/** Calls back, once, for a press on the fallback before the widget was there; what nobody takes the fallback does. */
export function useTakenPress(onPress: () => void): void;
/** Dispatches an event on this widget's element. */
export function useEmit(): <Name extends keyof PortadaEvents>(
  name: Name,
  detail: PortadaEvents[Name],
) => void;

/** Returns the text of `key` in the page's language, its placeholders filled; numbers as the language writes them. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of a widget, made by `defineMessages`. */
export interface MessageSet<Key extends string> {
  readonly name: string;
  pending(language: string): Promise<void> | undefined;
  /** Whether the Catalan texts are here: they may come after all, when a view has been drawn in Spanish. */
  readonly $loaded: ReadableAtom<boolean>;
  /** What its texts are in: the page's language, or Spanish where one of them is. */
  language(): string;
  translate: Translate<Key>;
}

/** Defines the texts of a widget: the Spanish ones, and a module with the Catalan ones, for Catalan pages only. */
export function defineMessages<Key extends string>(
  name: string,
  base: Readonly<Record<Key, string>>,
  loadCatalan: () => Promise<{ messages: Readonly<Record<Key, string>> }>,
): MessageSet<Key>;
/** The texts of a set in the page's language; suspends while they are loading. */
export function useMessages<Key extends string>(set: MessageSet<Key>): Translate<Key>;

/** The value of a store, kept up to date. */
export function useStore<Value>(store: ReadableAtom<Value>): Value;
