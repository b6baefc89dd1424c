/**
 * `portada.css`: the tokens, the reader's size of text, the space that each widget reserves until it has rendered, and
 * what keeps the page's own rules out of light widgets.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textBaseCss } from '@portada/ui/text-base.ts';
import { adReserveCss } from '@portada/widgets/ad-slot/reserve.ts';
import { carouselFallbackCss } from '@portada/widgets/carousel/fallback.ts';
import { type Registration, registry } from '@portada/widgets/registry';
import { transform } from 'esbuild';
import { fromRoot } from './paths.ts';

/** Until the widget has drawn, however it goes on. */
const UNDRAWN = ':not([data-state="ready"], [data-state="off"])';

/** A strip's fallback keeps to its line too, and scrolls; all of it shows where no widget will come. */
function stripRule(tag: string, reserve = 'none'): string {
  const size = `max-block-size: var(--${tag}-reserve, ${reserve})`;
  const line = 'overflow: auto hidden; white-space: nowrap; scrollbar-width: none';
  return `@media (scripting: enabled) { ${tag}${UNDRAWN}:not([data-state="failed"]) { ${size}; ${line}; } }`;
}

function placeRules(name: string, { reserve, ratio, width, inline, strip }: Registration): string {
  const tag = `portada-${name}`;
  // An empty box stands on the line of the text, a drawn one hangs in it: in the middle both are at the same height.
  // The margins of a fallback stay within the reserved space, or all of it would move up when they go.
  const block = reserve ? 'flow-root' : 'block';
  const display = inline ? 'inline-block; vertical-align: middle' : block;
  const least = width ? ` min-inline-size: ${width};` : '';
  const size = [
    reserve && `min-block-size: var(--${tag}-reserve, ${reserve});`,
    ratio && `aspect-ratio: var(--${tag}-ratio, ${ratio});`,
  ].filter(Boolean);
  return [
    `${tag} { display: ${display};${least} }`,
    size.length > 0 ? `${tag}${UNDRAWN} { ${size.join(' ')} }` : '',
    strip ? stripRule(tag, reserve) : '',
  ].join('\n');
}

/** A host's own rules for a tag win, since they are outside of the layer; but not over what is switched off. */
function placeSheet(): string {
  const rules = Object.entries(registry).map(([name, entry]) => placeRules(name, entry));
  const tags = Object.keys(registry).map((name) => `portada-${name}`);
  // A publisher's own widgets too, whatever their shadow roots say; `data-state` alone may be another library's.
  const off = `:is(${tags.join(', ')}):is([hidden], [data-state="off"]), [hidden][data-state="off"] {
    display: none !important;
  }`;
  return `@layer portada {\n${rules.join('\n')}\n${carouselFallbackCss()}\n${adReserveCss()}\n${off}\n}\n`;
}

export async function writeStylesheet(folder: string): Promise<void> {
  const [tokens, header, light] = await Promise.all(
    ['packages/ui/src/tokens.css', 'widgets/header/place.css', 'packages/ui/src/light.css'].map((file) =>
      readFile(fromRoot(file), 'utf8'),
    ),
  );
  const { code } = await transform(`${tokens}${textBaseCss()}${placeSheet()}${header}${light}`, {
    loader: 'css',
    minify: true,
  });
  await writeFile(join(folder, 'portada.css'), code);
}
