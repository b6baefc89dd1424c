/** `page.schema.json`: the page block as JSON Schema, for editors and for tests of templates. */
import { readFileSync } from 'node:fs';
import { pageFields, pageVariables, type Variable } from '@portada/contract';
import { componentSchemas, type JsonSchema, jsonSchemaOf } from '@portada/contract/openapi';
import { memberTexts } from './documentation.ts';
import { fromRoot } from './paths.ts';
import { entitiesNeeded } from './typescript.ts';
import { writeJson } from './write.ts';

/** The default of a variable, for whoever leaves it out; empty where there is nothing by default. */
function defaultText(kind: Variable | undefined): string {
  if (typeof kind === 'string') return kind && `\`${kind}\``;
  if (typeof kind !== 'object') return '';
  if ('choices' in kind) return `\`${kind.choices[0]}\``;
  return 'address' in kind && kind.address ? 'the page’s origin' : '';
}

/** Every variable is optional, and those of a later version are let through. */
export function pageSchema(): JsonSchema {
  const texts = memberTexts(readFileSync(fromRoot('packages/contract/src/page/variables.ts'), 'utf8'), '  ');
  const kinds = new Map<string, Variable>(Object.entries(pageVariables));
  const properties = Object.entries(pageFields).map(([name, field]): [string, JsonSchema] => {
    const text = texts.get(name);
    if (!text) throw new Error(`Nothing is said of the page variable ${name}.`);
    const byDefault = defaultText(kinds.get(name));
    const description = byDefault ? text.replace(/\.$/, `; without it, ${byDefault}.`) : text;
    return [name, { description, ...jsonSchemaOf(field) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** With the entities that it refers to, since it is used alone. */
function standalonePageSchema(version: string): JsonSchema {
  const entities = componentSchemas();
  const schema = pageSchema();
  const $defs = Object.fromEntries(entitiesNeeded([schema], entities).map((name) => [name, entities[name]]));
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The page block of Portada ${version}`,
    ...schema,
    $defs,
  };
  return JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'));
}

export async function writePageSchema(folder: string, version: string): Promise<void> {
  await writeJson(folder, 'page.schema.json', standalonePageSchema(version));
}
