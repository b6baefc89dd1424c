/** `custom-elements.json`: the Custom Elements Manifest (schema 2.1). */
import type * as cem from 'custom-elements-manifest';
import {
  commonEvents,
  type Element,
  type ElementAttribute,
  type Elements,
  LOAD,
  loadText,
} from './elements.ts';
import { propertyTypes } from './types.ts';

/** A default as text for tools; undefined for empty text and `null`. */
export function defaultText({ byDefault }: ElementAttribute): string | undefined {
  return byDefault === '' || byDefault === null ? undefined : JSON.stringify(byDefault);
}

function shared(attribute: ElementAttribute) {
  const { description } = attribute;
  const byDefault = defaultText(attribute);
  const [text] = propertyTypes(attribute);
  return { description, type: { text }, ...(byDefault !== undefined && { default: byDefault }) };
}

function attributesOf({ attributes, registration }: Element): cem.Attribute[] {
  return [
    ...attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.property,
      ...shared(attribute),
    })),
    {
      name: LOAD.name,
      description: loadText(registration),
      type: { text: LOAD.choices.map((word) => `'${word}'`).join(' | ') },
      default: JSON.stringify(registration.load),
    },
  ];
}

function membersOf({ attributes }: Element): cem.ClassMember[] {
  return attributes.map((attribute) => ({
    kind: 'field',
    name: attribute.property,
    attribute: attribute.name,
    privacy: 'public',
    ...shared(attribute),
  }));
}

/** `since` is not in the schema; tools that know it from elsewhere show it. */
type Declaration = cem.CustomElementDeclaration & { readonly since: string };

function declarationOf(element: Element): Declaration {
  const { tag, className, description, summary, since, events, slots, parts, properties } = element;
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    summary,
    description,
    since,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(element),
    members: membersOf(element),
    events: [...events, ...commonEvents].map(({ name, description: text }) => ({
      name,
      description: text,
      type: { text: `CustomEvent<PortadaEvents['${name}']>` },
    })),
    slots: [...slots],
    cssParts: [...parts],
    cssProperties: properties.map(({ name, description: text, byDefault }) => ({
      name,
      description: text,
      default: byDefault,
    })),
  };
}

function moduleOf(element: Element): cem.JavaScriptModule {
  const { chunk, className, tag } = element;
  const declaration = { name: className };
  return {
    kind: 'javascript-module',
    path: chunk,
    declarations: [declarationOf(element)],
    exports: [
      { kind: 'js', name: className, declaration },
      { kind: 'custom-element-definition', name: tag, declaration },
    ],
  };
}

export function customElementsManifest({ elements }: Elements): cem.Package {
  return { schemaVersion: '2.1.0', modules: elements.map(moduleOf) };
}
