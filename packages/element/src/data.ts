import { exact } from '@portada/contract/exact-json';
import { type Attributes, attributeName, defaultsOf, missingOf, type Values } from './attributes.ts';

/** While the document is loading, an element is complete once something follows it. */
function isWhole(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

/**
 * The data of one element: from attributes, properties, or a child `<script type="application/json">`, whichever
 * was written last. A snapshot is a new object after each change and the same one in between.
 */
export class Data<Schema extends Attributes> {
  readonly #element: Element;
  readonly #attributes: Schema;
  readonly #listeners = new Set<() => void>();
  /** The text of the child script that was read last. */
  #childText = '';
  /** Whether the child script has been read, or there is none. */
  #whole = false;
  #snapshot: Record<string, unknown>;

  constructor(element: Element, attributes: Schema) {
    this.#element = element;
    this.#attributes = attributes;
    this.#snapshot = defaultsOf(attributes);
  }

  /**
   * Takes over what was there before the upgrade: first the child script, then the properties. The attributes have
   * been reported by `attributeChangedCallback` before.
   */
  takeOver(): void {
    this.#readChild();
    // A property set before the upgrade shadows the accessor: read the value and delete the property.
    for (const name of Object.keys(this.#attributes)) {
      const own = Object.getOwnPropertyDescriptor(this.#element, name);
      if (!own) continue;
      Reflect.deleteProperty(this.#element, name);
      this.give(name, own.value);
    }
  }

  /** An attribute was set, emptied or, with `null`, removed. */
  write(attribute: string, written: string | null): void {
    const name = Object.keys(this.#attributes).find((each) => attributeName(each) === attribute);
    if (name) this.give(name, written);
  }

  /**
   * A property was set; `null` and `undefined` restore the default. A string is parsed like the attribute: React
   * sets properties instead of attributes once the element is defined.
   */
  give(name: string, given: unknown): void {
    const attribute = this.#attributes[name];
    if (!attribute) return;
    const { byDefault, parse, accept } = attribute;
    // A framework has written an object as text, since the element was not defined yet: it is no value.
    const read =
      typeof given !== 'string' ? accept(given) : given.startsWith('[object ') ? undefined : parse(given);
    this.#set(name, given == null ? byDefault : read, given);
  }

  /** Reads a child script once: it must not override values that were set later. */
  #readChild(): void {
    const element = this.#element;
    if (!isWhole(element)) {
      element.ownerDocument.addEventListener('DOMContentLoaded', () => this.#readChild(), { once: true });
      return;
    }
    if (!this.#whole) this.#change({ ...this.#snapshot });
    this.#whole = true;
    const script = element.querySelector(':scope > script[type="application/json"]');
    const text = script?.textContent?.trim();
    if (!text || text === this.#childText) return;
    this.#childText = text;
    try {
      this.#giveAll(JSON.parse(text, exact));
    } catch (error) {
      console.error(`Portada: the JSON inside <${element.localName}> is not valid and was ignored.`, error);
    }
  }

  /** An object gives values by attribute; a list is the value of the first JSON attribute. */
  #giveAll(data: unknown): void {
    const list = Object.keys(this.#attributes).find((name) => this.#attributes[name]?.type === 'json') ?? '';
    const values: unknown = Array.isArray(data) ? { [list]: data } : data;
    for (const [name, value] of Object.entries(Object(values))) this.give(name, value);
  }

  #set(name: string, value: unknown, from: unknown): void {
    const attribute = this.#attributes[name];
    // Without a required value the widget fails, and its error tells.
    if (value === undefined && !attribute?.required)
      console.error(
        `Portada: "${attributeName(name)}" of <${this.#element.localName}> is not valid and was ignored.`,
        from,
      );
    this.#change({ ...this.#snapshot, [name]: value === undefined ? attribute?.byDefault : value });
  }

  #change(snapshot: Record<string, unknown>): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  /** The required value that is missing or not valid, and whether the document is still loading. */
  missing(): { readonly name: string; readonly mayCome: boolean } | undefined {
    const name = missingOf(this.#attributes, this.#snapshot);
    if (name) return { name, mayCome: !this.#whole };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  // The snapshot starts from the schema's defaults and takes only what the schema read: it has the schema's shape.
  readonly values = () => this.#snapshot as Values<Schema>;
}
