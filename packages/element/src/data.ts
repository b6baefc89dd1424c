import { type Attributes, attributeName, defaultsOf, type Values } from './attributes.ts';

function childJson(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (!script?.textContent?.trim()) return undefined;
  try {
    return JSON.parse(script.textContent);
  } catch (error) {
    console.error(`Portada: the JSON inside <${element.localName}> is not valid and was ignored.`, error);
    return undefined;
  }
}

/**
 * The data of one element: from attributes, properties, or a child `<script type="application/json">`, whichever
 * was written last. A snapshot is a new object after each change and the same one in between.
 */
export class Data<Schema extends Attributes> {
  readonly #element: Element;
  readonly #attributes: Schema;
  readonly #listeners = new Set<() => void>();
  #snapshot: Record<string, unknown>;

  constructor(element: Element, attributes: Schema) {
    this.#element = element;
    this.#attributes = attributes;
    this.#snapshot = defaultsOf(attributes);
    this.#takePropertiesSetBeforeUpgrade();
  }

  /** A property set before the element was defined hides the accessor: take the value and the hiding away. */
  #takePropertiesSetBeforeUpgrade(): void {
    for (const name of Object.keys(this.#attributes)) {
      const own = Object.getOwnPropertyDescriptor(this.#element, name);
      if (!own) continue;
      Reflect.deleteProperty(this.#element, name);
      this.give(name, own.value);
    }
  }

  /** An attribute was written, emptied or, with `null`, removed. */
  write(attribute: string, written: string | null): void {
    const entry = Object.entries(this.#attributes).find(([name]) => attributeName(name) === attribute);
    if (!entry) return;
    const [name, { parse, byDefault }] = entry;
    this.#set(name, written === null ? byDefault : parse(written), written);
  }

  /** A property was set; `null` and `undefined` give the default back. */
  give(name: string, given: unknown): void {
    const attribute = this.#attributes[name];
    if (!attribute) return;
    this.#set(name, given == null ? attribute.byDefault : attribute.accept(given), given);
  }

  /** Takes over what the child script holds: an object by attribute, or the list itself for the first JSON attribute. */
  readChild(): void {
    const data = childJson(this.#element);
    if (Array.isArray(data)) {
      const list = Object.entries(this.#attributes).find(([, { type }]) => type === 'json');
      if (list) this.give(list[0], data);
    } else if (typeof data === 'object' && data !== null) {
      for (const [name, value] of Object.entries(data)) this.give(name, value);
    }
  }

  #set(name: string, value: unknown, from: unknown): void {
    if (value === undefined) {
      const said = `Portada: "${attributeName(name)}" of <${this.#element.localName}> is not valid; the default is used.`;
      console.error(said, from);
    }
    this.#snapshot = {
      ...this.#snapshot,
      [name]: value === undefined ? this.#attributes[name]?.byDefault : value,
    };
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  // The snapshot starts from the schema's defaults and takes only what the schema read: it has the schema's shape.
  readonly values = () => this.#snapshot as Values<Schema>;
}
