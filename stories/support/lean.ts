import type { JsonSchema } from '@portada/contract/openapi';

type Entities = Readonly<Record<string, JsonSchema>>;
type Schema = JsonSchema | boolean | undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The object or list that a schema describes: behind references, besides `null`, and put together of its parts. */
function resolved(schema: Schema, entities: Entities): JsonSchema {
  if (typeof schema !== 'object') return {};
  if (schema.$ref) return resolved(entities[schema.$ref.split('/').at(-1) ?? ''], entities);
  if (schema.allOf) {
    const parts = schema.allOf.map((one) => resolved(one, entities));
    const required = parts.flatMap((part) => part.required ?? []);
    return { required, properties: Object.assign({}, ...parts.map(({ properties }) => properties)) };
  }
  const branches = schema.anyOf?.filter((one) => typeof one === 'object' && one.type !== 'null');
  return branches?.length === 1 ? resolved(branches[0], entities) : schema;
}

/** Data as a template writes it: without what a reader of this schema fills in itself. */
export function lean(value: unknown, schema: Schema, entities: Entities): unknown {
  const { items, properties = {}, required = [] } = resolved(schema, entities);
  if (Array.isArray(value)) {
    return value.map((item) => lean(item, Array.isArray(items) ? undefined : items, entities));
  }
  if (!isObject(value)) return value;
  const isNeeded = (name: string, given: unknown) => {
    const property = properties[name];
    const byDefault = typeof property === 'object' ? property.default : undefined;
    return required.includes(name) || byDefault === undefined || !same(given, byDefault);
  };
  const kept = Object.entries(value).filter(([name, given]) => isNeeded(name, given));
  return Object.fromEntries(
    kept.map(([name, given]) => [name, lean(given, properties[name], entities)] as const),
  );
}
