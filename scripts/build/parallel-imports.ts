/**
 * What a chunk imports is known once it has come, so a screen that is loaded later would cost a second round trip for
 * its own imports. Where a chunk imports another dynamically, it asks for these beside it.
 */
import { basename, dirname, join } from 'node:path/posix';
import type { Plugin, RenderedChunk } from 'rolldown';
import { closure } from './closure.ts';

type Chunks = Readonly<Record<string, Pick<RenderedChunk, 'imports'>>>;

const DYNAMIC_IMPORT = /\bimport\((["'`])([^"'`]+)\1\)/g;

const withImports = (chunks: Chunks, file: string) => closure(file, (one) => chunks[one]?.imports ?? []);

/** The chunks that one needs and another, which imports it dynamically, has not loaded. */
function missing(chunks: Chunks, from: string, to: string): string[] {
  const loaded = withImports(chunks, from);
  return [...withImports(chunks, to)].filter((file) => file !== to && !loaded.has(file));
}

export const parallelImports: Plugin = {
  name: 'parallel-imports',
  renderChunk(code, { fileName }, _options, { chunks, magicString }) {
    if (!magicString) throw new Error('The bundler keeps no source map of what is inserted.');
    for (const { 0: text, 2: address = '', index } of code.matchAll(DYNAMIC_IMPORT)) {
      const beside = missing(chunks, fileName, join(fileName, '..', address));
      const here = dirname(address);
      // A failure of these is the failure of what is imported.
      const imports = beside.map((file) => `import("${here}/${basename(file)}").catch(() => 0), `).join('');
      if (imports) magicString.appendLeft(index, `(${imports}`).appendRight(index + text.length, ')');
    }
    return { code: magicString };
  },
};
