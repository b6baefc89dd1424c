/** Sizes must follow the reader's own size of text, not the page's root, which many themes make 10 px. */
import type { SourceFile } from '../tracked.ts';

const SHEETS = /^(widgets|packages\/(ui|element)\/src)\/.*\.css$/;

const COMMENT = /\/\*[\s\S]*?\*\//g;

export function sizeProblems({ path, text }: SourceFile): string[] {
  if (!SHEETS.test(path)) return [];
  const sheet = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...sheet.matchAll(/[\d.]+rem\b/g)].map(({ index, 0: written }) => {
    const line = sheet.slice(0, index).split('\n').length;
    return `${path}:${line} writes the size ${written}; take calc(var(--portada-text-base) * …), or em in a container query.`;
  });
}
