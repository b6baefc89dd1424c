/** What Storybook shows of each element: its description, its reference and the controls of its attributes. */
import type { JsonSchema } from '@portada/contract/openapi';
import { readSources } from './bundle.ts';
import { defaultText } from './custom-elements.ts';
import { type Element, type ElementAttribute, LOAD, loadText, readElements } from './elements.ts';
import { referenceBody } from './reference.ts';
import { propertyTypes } from './types.ts';

/** One of Storybook's `argTypes`. */
export interface Control {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: 'string' | 'number' | 'boolean' | 'other'; readonly required: boolean };
  readonly control: { readonly type: 'text' | 'number' | 'boolean' | 'select' | 'object' };
  readonly options?: readonly string[];
  readonly table: {
    readonly category: string;
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** A JSON attribute: how it is named in a child script, and its shape. */
export interface JsonAttribute {
  readonly property: string;
  readonly shape: JsonSchema;
}

export interface ElementDoc {
  readonly description: string;
  /** As Markdown. */
  readonly reference: string;
  /** By attribute. */
  readonly argTypes: Readonly<Record<string, Control>>;
  /** By attribute. */
  readonly json: Readonly<Record<string, JsonAttribute>>;
}

export interface ElementDocs {
  readonly elements: Readonly<Record<string, ElementDoc>>;
  readonly entities: Readonly<Record<string, JsonSchema>>;
}

const kinds = {
  text: ['string', 'text'],
  number: ['number', 'number'],
  boolean: ['boolean', 'boolean'],
  json: ['other', 'object'],
} as const;

const ATTRIBUTES = 'attributes';

function controlOf(attribute: ElementAttribute): Control {
  const { name, description, type, choices, required = false } = attribute;
  const [kind, control] = kinds[type];
  const byDefault = defaultText(attribute);
  const [summary] = propertyTypes(attribute);
  return {
    ...{ name, description },
    type: { name: kind, required },
    control: { type: choices ? 'select' : control },
    ...(choices && { options: choices }),
    table: {
      category: ATTRIBUTES,
      type: { summary: type === 'json' ? `${summary} as JSON` : summary },
      ...(byDefault !== undefined && !required && { defaultValue: { summary: byDefault } }),
    },
  };
}

function loadControl({ registration }: Element): Control {
  return {
    name: LOAD.name,
    description: loadText(registration),
    type: { name: 'string', required: false },
    control: { type: 'select' },
    options: LOAD.choices,
    table: {
      category: ATTRIBUTES,
      type: { summary: LOAD.choices.map((word) => `'${word}'`).join(' | ') },
      defaultValue: { summary: JSON.stringify(registration.load) },
    },
  };
}

function shown(element: Element, entities: ElementDocs['entities']): ElementDoc {
  const { attributes, description } = element;
  const controls = attributes.map((attribute) => [attribute.name, controlOf(attribute)] as const);
  const json = attributes.flatMap(({ name, property, shape }) =>
    shape ? [[name, { property, shape }] as const] : [],
  );
  return {
    description,
    reference: referenceBody(element, entities),
    argTypes: { ...Object.fromEntries(controls), [LOAD.name]: loadControl(element) },
    json: Object.fromEntries(json),
  };
}

export async function readElementDocs(): Promise<ElementDocs> {
  const { elements, entities } = await readElements({ sources: await readSources(), chunks: new Map() });
  const byTag = elements.map((element) => [element.tag, shown(element, entities)] as const);
  return { elements: Object.fromEntries(byTag), entities };
}
