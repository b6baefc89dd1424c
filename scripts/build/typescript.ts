/** Converts JSON Schema to TypeScript: the contract's entities, for types and documents. */
import type { JsonSchema } from '@portada/contract/openapi';

const REFERENCE = '#/components/schemas/';

/** The entity that a reference names. */
function entityOf(reference: string): string {
  return reference.slice(REFERENCE.length);
}

/** A comment above a declaration or a member. */
export function docComment(text: string, indent = ''): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : '';
}

/** A property name in an interface. */
export function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/** The type of a list's items, in parentheses where precedence requires it. */
function element(type: string): string {
  const isSeveral = / [|&] /.test(type) && !type.startsWith('{');
  return isSeveral || type.startsWith('readonly ') ? `(${type})` : type;
}

function objectType(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const optional = required.includes(name) ? '' : '?';
    const told =
      typeof member === 'object' && member.description ? docComment(member.description, inner) : '';
    return `${told}${inner}readonly ${memberName(name)}${optional}: ${typeText(member, inner)};\n`;
  });
  if (members.length > 0) return `{\n${members.join('')}${indent}}`;
  return `Readonly<Record<string, ${additionalProperties ? typeText(additionalProperties, indent) : 'unknown'}>>`;
}

function bareType(type: string | undefined, schema: JsonSchema, indent: string): string {
  switch (type) {
    case 'object':
      return objectType(schema, indent);
    case 'array':
      return `readonly ${element(typeText(schema.items, indent))}[]`;
    case 'integer':
      return 'number';
    case undefined:
      return 'unknown';
    default:
      return type;
  }
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}

/** The type of a schema. Checks that TypeScript cannot express are omitted. */
export function typeText(schema: unknown, indent = ''): string {
  if (!isSchema(schema)) return 'unknown';
  if (schema.$ref) return entityOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ');
  const branches = schema.anyOf ?? schema.oneOf;
  const types = branches
    ? branches.map((branch) => typeText(branch, indent))
    : [schema.type].flat().map((type) => bareType(type, schema, indent));
  return [...new Set(types)].join(' | ');
}

/** The entities that a schema references directly. */
function entitiesIn(schema: unknown): string[] {
  const references = [...JSON.stringify(schema ?? null).matchAll(/"\$ref":"([^"]+)"/g)];
  return [...new Set(references.map(([, reference = '']) => entityOf(reference)))];
}

/** The entities that schemas reference, transitively, sorted by name. */
export function entitiesNeeded(
  schemas: readonly unknown[],
  entities: Readonly<Record<string, JsonSchema>>,
): string[] {
  const needed = new Set<string>();
  const add = (schema: unknown) => {
    for (const name of entitiesIn(schema)) {
      if (needed.has(name)) continue;
      needed.add(name);
      add(entities[name]);
    }
  };
  for (const schema of schemas) add(schema);
  return [...needed].sort();
}

/** An entity as an exported declaration. */
export function declaration(name: string, schema: JsonSchema): string {
  const type = typeText(schema);
  const body =
    type.startsWith('{') && !type.includes('} | ') ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${docComment(schema.description ?? '')}export ${body}\n`;
}
