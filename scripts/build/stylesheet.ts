/** `portada.css`: the tokens, and the space that each widget reserves until it has rendered. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adReserveCss } from '@portada/widgets/ad-slot/reserve.ts';
import { carouselFallbackCss } from '@portada/widgets/carousel/fallback.ts';
import { type Registration, registry } from '@portada/widgets/registry';
import { transform } from 'esbuild';
import { fromRoot } from './paths.ts';

function placeRules(name: string, { reserve, ratio, inline }: Registration): string {
  const tag = `portada-${name}`;
  const display = inline ? 'inline-block' : 'block';
  const size = [
    reserve && `min-block-size: var(--${tag}-reserve, ${reserve});`,
    ratio && `aspect-ratio: var(--${tag}-ratio, ${ratio});`,
  ].filter(Boolean);
  return [
    `${tag} { display: ${display}; }`,
    size.length > 0 ? `${tag}:not([data-state="ready"], [data-state="off"]) { ${size.join(' ')} }` : '',
  ].join('\n');
}

/** A host's own rules for a tag win, since they are outside of the layer; but not over what is switched off. */
function placeSheet(): string {
  const rules = Object.entries(registry).map(([name, entry]) => placeRules(name, entry));
  const tags = Object.keys(registry).map((name) => `portada-${name}`);
  const off = `:is(${tags.join(', ')}):is([hidden], [data-state="off"]) { display: none !important; }`;
  return `@layer portada {\n${rules.join('\n')}\n${carouselFallbackCss()}\n${adReserveCss()}\n${off}\n}\n`;
}

export async function writeStylesheet(folder: string): Promise<void> {
  const tokens = await readFile(fromRoot('packages/ui/src/tokens.css'), 'utf8');
  const { code } = await transform(tokens + placeSheet(), { loader: 'css', minify: true });
  await writeFile(join(folder, 'portada.css'), code);
}
