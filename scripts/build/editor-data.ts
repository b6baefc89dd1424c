/** Data for completion in editors: VS Code's custom data for HTML and CSS, JetBrains' web-types. */
import { defaultText } from './custom-elements.ts';
import {
  commonEvents,
  type Element,
  type ElementAttribute,
  type Elements,
  LOAD,
  loadText,
} from './elements.ts';
import { htmlBlock } from './reference.ts';
import type { Token } from './tokens.ts';
import { propertyTypes } from './types.ts';

function markdown(value: string) {
  return { kind: 'markdown', value };
}

function named(names: readonly string[]) {
  return names.map((name) => ({ name }));
}

/** VS Code represents a boolean attribute by the value set `v`. */
function vscodeValues({ type, choices }: ElementAttribute) {
  if (choices) return { values: named(choices) };
  return type === 'boolean' ? { valueSet: 'v' } : {};
}

function vscodeTag({ tag, description, attributes, registration }: Element) {
  return {
    name: tag,
    description: markdown(description),
    attributes: [
      ...attributes.map((attribute) => ({
        name: attribute.name,
        description: markdown(attribute.description),
        ...vscodeValues(attribute),
      })),
      { name: LOAD.name, description: markdown(loadText(registration)), values: named(LOAD.choices) },
    ],
  };
}

/** `vscode.html-custom-data.json` */
export function vscodeHtmlData({ elements }: Elements) {
  return { version: 1.1, tags: elements.map(vscodeTag) };
}

function explained({ description, byDefault }: Token): string {
  return `${description} Default: \`${byDefault}\`.`;
}

/** `vscode.css-custom-data.json` */
export function vscodeCssData({ properties }: Elements) {
  return {
    version: 1.1,
    properties: properties.map((token) => ({ name: token.name, description: markdown(explained(token)) })),
  };
}

/** The type in HTML: JSON is text there. */
function webTypesValue({ type, choices }: ElementAttribute) {
  if (choices) return { kind: 'plain', type: 'enum' };
  if (type === 'boolean') return { kind: 'no-value', type: 'boolean' };
  return { kind: 'plain', type: type === 'number' ? 'number' : 'string' };
}

function webTypesAttribute(attribute: ElementAttribute) {
  const { name, description, choices, byDefault } = attribute;
  const standing = typeof byDefault === 'string' ? byDefault : defaultText(attribute);
  return {
    name,
    description,
    required: false,
    value: webTypesValue(attribute),
    ...(choices && { values: named(choices) }),
    ...(standing && { default: standing }),
  };
}

function webTypesElement(element: Element) {
  const { tag, description, example, attributes, registration, events, slots, parts, properties } = element;
  return {
    name: tag,
    description,
    'description-sections': { Example: htmlBlock(example.html) },
    attributes: [
      ...attributes.map(webTypesAttribute),
      {
        name: LOAD.name,
        description: loadText(registration),
        required: false,
        value: { kind: 'plain', type: 'enum' },
        values: named(LOAD.choices),
        default: registration.load,
      },
    ],
    slots,
    js: {
      properties: attributes.map((attribute) => ({
        name: attribute.property,
        description: attribute.description,
        type: propertyTypes(attribute)[0],
      })),
      events: [...events, ...commonEvents],
    },
    css: {
      parts,
      properties: properties.map((token) => ({ name: token.name, description: explained(token) })),
    },
  };
}

/** `web-types.json` */
export function webTypes({ elements, properties }: Elements, version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'portada',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: elements.map(webTypesElement) },
      css: { properties: properties.map((token) => ({ name: token.name, description: explained(token) })) },
    },
  };
}
