/** `page.schema.json`: the page block as JSON Schema, for editors and for tests of templates. */
import { componentSchemas, type JsonSchema, pageSchema } from '@portada/contract/openapi';
import { entitiesNeeded } from './typescript.ts';
import { writeJson } from './write.ts';

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
