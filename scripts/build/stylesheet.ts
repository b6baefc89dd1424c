/** `portada.css`: the tokens, and the place each widget keeps free until it has drawn. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registration, registry } from '@portada/widgets/registry';
import { transform } from 'esbuild';
import { fromRoot } from './paths.ts';

function placeRules(name: string, { reserve, inline }: Registration): string {
  const tag = `portada-${name}`;
  const display = inline ? 'inline-block' : 'block';
  const size = `min-block-size: var(--${tag}-reserve, ${reserve ?? 'auto'})`;
  return [
    `${tag} { display: ${display}; }`,
    reserve ? `${tag}:not([data-state="ready"], [data-state="off"]) { ${size}; }` : '',
  ].join('\n');
}

export function placeSheet(): string {
  const rules = Object.entries(registry).map(([name, entry]) => placeRules(name, entry));
  // A host's own rules for a tag win: they stand outside the layer.
  return `@layer portada {\n${rules.join('\n')}\n[data-state="off"] { display: none; }\n}\n`;
}

export async function writeStylesheet(folder: string): Promise<void> {
  const tokens = await readFile(fromRoot('packages/ui/src/tokens.css'), 'utf8');
  const { code } = await transform(tokens + placeSheet(), { loader: 'css', minify: true });
  await writeFile(join(folder, 'portada.css'), code);
}
