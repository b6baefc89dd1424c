/**
 * The definition of each widget, obtained by running its `index.ts` with a `defineWidget` that returns the definition,
 * and without views and style sheets. So the documented data is what the element itself uses.
 */
import type { JsonSchema } from '@portada/contract/openapi';
import { registry } from '@portada/widgets/registry';
import { build, type Plugin } from 'esbuild';
import { fromRoot } from './paths.ts';

/** An attribute by its schema in `index.ts`. */
export interface DefinedAttribute {
  readonly type: 'text' | 'number' | 'boolean' | 'json';
  readonly byDefault: unknown;
  readonly choices?: readonly string[];
  /** Without it the widget renders nothing. */
  readonly required?: true;
  /** For JSON: the shape of its text on the page. */
  readonly shape?: JsonSchema;
  /** Reads the text of the attribute, and a value; `undefined` for one that is not valid. */
  readonly parse: (written: string) => unknown;
  readonly accept: (given: unknown) => unknown;
}

export interface Definition {
  readonly tag: string;
  readonly root: 'light' | 'shadow';
  /** By property name, as in `index.ts`. */
  readonly attributes: Readonly<Record<string, DefinedAttribute>>;
}

/** The definitions of all widgets. */
export interface Definitions {
  /** By widget, then by the name of the class that `index.ts` exports. */
  readonly widgets: Readonly<Record<string, Readonly<Record<string, Definition>>>>;
  /** The contract's entities by name; shapes refer to them. */
  readonly entities: Readonly<Record<string, JsonSchema>>;
  /** The HTML name of a property. */
  readonly attributeName: (property: string) => string;
}

const RECORDER = `
export const defineWidget = (_view, definition) => definition;
`;

/** JSON attributes also have their schema as JSON Schema. */
const JSON_ATTRIBUTE = `
import { json as real } from 'portada:real-json';
import { jsonSchemaOf } from '@portada/contract/openapi';
export const json = (schema, byDefault) => ({ ...real(schema, byDefault), shape: jsonSchemaOf(schema) });
`;

const REAL_JSON = fromRoot('packages/element/src/json.ts');

const stubs: Readonly<Record<string, string>> = {
  '@portada/element': RECORDER,
  '@portada/element/json': JSON_ATTRIBUTE,
};

const withoutViews: Plugin = {
  name: 'without-views',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@portada\/element(\/json)?$/ }, ({ path }) => ({
      path,
      namespace: 'stub',
    }));
    onResolve({ filter: /^portada:real-json$/ }, () => ({ path: REAL_JSON }));
    onResolve({ filter: /\.(tsx|css)$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({
      contents: stubs[path] ?? '',
      resolveDir: fromRoot('widgets'),
    }));
    // CommonJS, so that any name may be imported from it.
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};' }));
  },
};

function entry(names: readonly string[]): string {
  const quoted = names.map((name, index) => `${JSON.stringify(name)}: widget${index}`);
  return [
    ...names.map((name, index) => `import * as widget${index} from './${name}/index.ts';`),
    `import { componentSchemas } from '@portada/contract/openapi';`,
    `export { attributeName } from '@portada/element/attributes';`,
    `export const entities = componentSchemas();`,
    `export const widgets = { ${quoted.join(', ')} };`,
  ].join('\n');
}

export async function readDefinitions(): Promise<Definitions> {
  const { outputFiles } = await build({
    stdin: { contents: entry(Object.keys(registry)), resolveDir: fromRoot('widgets') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [withoutViews],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
}
