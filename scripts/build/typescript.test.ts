import type { JsonSchema } from '@portada/contract/openapi';
import { describe, expect, test } from 'vitest';
import { declaration, entitiesNeeded, typeText } from './typescript.ts';

const link = { $ref: '#/components/schemas/Link' };

describe('a schema as a type', () => {
  test.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['left', 'right', 3] }, '"left" | "right" | 3'],
    [{ const: 'float' }, '"float"'],
    [link, 'Link'],
    [{ anyOf: [link, { type: 'null' }] }, 'Link | null'],
    [{ anyOf: [{ type: 'string' }, { type: 'string', minLength: 1 }] }, 'string'],
    [{ type: 'array', items: link }, 'readonly Link[]'],
    [{ type: 'array', items: { type: ['string', 'number'] } }, 'readonly (string | number)[]'],
    [{ type: 'array' }, 'readonly unknown[]'],
    [{ type: 'array', items: { allOf: [link, link] } }, 'readonly (Link & Link)[]'],
    [{ type: 'array', items: { type: 'array' } }, 'readonly (readonly unknown[])[]'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'Readonly<Record<string, string>>'],
    [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
    [{}, 'unknown'],
  ])('%o', (schema, type) => {
    expect(typeText(schema)).toBe(type);
  });

  test('an object: properties that are not required are optional, special names are quoted', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'string' }, 'data-x': { type: 'object', properties: { y: link } } },
      required: ['id'],
    };
    expect(typeText(schema)).toBe(
      "{\n  readonly id: string;\n  readonly 'data-x'?: {\n    readonly y?: Link;\n  };\n}",
    );
  });
});

test('a declaration is an interface if possible', () => {
  const object: JsonSchema = { type: 'object', properties: { a: { type: 'string' } } };
  expect(declaration('A', { ...object, description: 'An a.' })).toBe(
    '/** An a. */\nexport interface A {\n  readonly a?: string;\n}\n',
  );
  expect(declaration('B', { anyOf: [object, object, { type: 'null' }] })).toMatch(/^export type B = \{/);
  expect(declaration('C', { type: 'string' })).toBe('export type C = string;\n');
});

test('the entities of a schema are found, nested and circular', () => {
  const entities: Record<string, JsonSchema> = {
    Link: { type: 'object', properties: { children: { type: 'array', items: link } } },
    Menu: { anyOf: [link, { type: 'null' }] },
    Other: {},
  };
  expect(entitiesNeeded([{ $ref: '#/components/schemas/Menu' }], entities)).toEqual(['Link', 'Menu']);
});
