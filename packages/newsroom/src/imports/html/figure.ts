/** Figures: what they hold, and the words that belong to it. */
import type { Block } from './blocks.ts';

/** Collects what stands in a `figure`. */
export class FigureReader {
  readonly held: Block[] = [];
  readonly #caption: string[] = [];
  /** Words beside a picture that are in no caption: they are of the text, and stay without the picture. */
  readonly #text: string[] = [];
  isCaption = false;

  /** Whether the words belong to what it holds. */
  takes(html: string): boolean {
    const own = this.isCaption ? this.#caption : this.#hasPicture() ? this.#text : undefined;
    own?.push(html);
    return own !== undefined;
  }

  read(): Block[] {
    const caption = [...this.#caption, ...this.#text].join('<br>\n');
    const at = this.held.findLastIndex(isWithoutCaption);
    const block = this.held[at];
    if (!caption || !block) return this.held;
    const otherwise = this.#text.map((html) => `<p>${html}</p>`).join('\n');
    return this.held.with(at, captioned(block, caption, otherwise));
  }

  #hasPicture(): boolean {
    return this.held.some(({ kind }) => kind === 'figure');
  }
}

function isWithoutCaption(block: Block): boolean {
  if (block.kind === 'figure') return block.figure.caption === '';
  return block.kind === 'table' && block.table.caption === '';
}

function captioned(block: Block, caption: string, otherwise: string): Block {
  if (block.kind === 'figure') return { ...block, figure: { ...block.figure, caption, otherwise } };
  return block.kind === 'table' ? { ...block, table: { ...block.table, caption } } : block;
}
