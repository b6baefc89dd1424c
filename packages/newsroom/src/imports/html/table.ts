/** Tables as they are read, and in the safe vocabulary. */

interface Cell {
  readonly tag: 'td' | 'th';
  /** Its attributes that are kept, as HTML. */
  readonly spans: string;
  readonly scope: string;
  /** Inline HTML. */
  readonly lines: string[];
}

interface Row {
  readonly isHead: boolean;
  readonly cells: Cell[];
}

export interface Table {
  /** Inline HTML. */
  readonly caption: string;
  readonly rows: readonly Row[];
}

export type Attributes = Readonly<Record<string, string>>;

export const tableParts: ReadonlySet<string> = new Set([
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
]);
const scopes: ReadonlySet<string> = new Set(['col', 'row', 'colgroup', 'rowgroup']);
const WIDEST_SPAN = 50;

/** Collects the parts of a table in the order of the source. */
export class TableReader {
  readonly #rows: Row[] = [];
  readonly #caption: string[] = [];
  #isHead = false;
  /** Where text belongs. */
  #lines: string[] | undefined;

  begin(name: string, attributes: Attributes): void {
    this.#lines = undefined;
    if (name === 'caption') this.#lines = this.#caption;
    else if (name === 'td' || name === 'th') this.#beginCell(name, attributes);
    else {
      this.#isHead = name === 'thead' || (name === 'tr' && this.#isHead);
      if (name === 'tr') this.#rows.push({ isHead: this.#isHead, cells: [] });
    }
  }

  end(name: string): void {
    this.#lines = undefined;
    if (name === 'thead') this.#isHead = false;
  }

  /** Whether there is a place for the text. */
  add(html: string): boolean {
    this.#lines?.push(html);
    return this.#lines !== undefined;
  }

  read(): Table {
    const rows = this.#rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
    return { caption: this.#caption.join(' '), rows };
  }

  #beginCell(tag: Cell['tag'], { colspan, rowspan, scope = '' }: Attributes): void {
    if (this.#rows.length === 0) this.#rows.push({ isHead: this.#isHead, cells: [] });
    const spans = span('colspan', colspan) + span('rowspan', rowspan);
    const cell: Cell = { tag, spans, scope: scope.trim().toLowerCase(), lines: [] };
    this.#rows.at(-1)?.cells.push(cell);
    this.#lines = cell.lines;
  }
}

/** A table of one row or one column is there for the looks: its cells are paragraphs. */
export function writeTable({ caption, rows }: Table): string[] {
  const cells = rows.flatMap((row) => row.cells);
  const isOfData = caption !== '' || cells.some(({ tag }) => tag === 'th');
  if (!isOfData && (rows.length === 1 || rows.every((row) => row.cells.length === 1))) {
    return rows.map((row) => `<p>${row.cells.flatMap(({ lines }) => lines).join(' ')}</p>`);
  }
  if (rows.length === 0) return caption ? [`<p>${caption}</p>`] : [];
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const head = firstOfBody < 0 ? rows : rows.slice(0, firstOfBody);
  const body = rows.slice(head.length);
  return [
    '<table>',
    ...(caption ? [`<caption>${caption}</caption>`] : []),
    ...group('thead', head, 'col'),
    ...group('tbody', body, 'row'),
    '</table>',
  ];
}

function isHead({ isHead, cells }: Row): boolean {
  return isHead || cells.every(({ tag }) => tag === 'th');
}

function group(tag: string, rows: readonly Row[], scope: string): string[] {
  if (rows.length === 0) return [];
  return [
    `<${tag}>`,
    ...rows.map(({ cells }) => `<tr>${cells.map((cell) => write(cell, scope)).join('')}</tr>`),
    `</${tag}>`,
  ];
}

/** Without a scope of its own, a heading is one of what it heads. */
function write({ tag, spans, scope, lines }: Cell, otherwise: string): string {
  const own = tag === 'th' ? ` scope="${scopes.has(scope) ? scope : otherwise}"` : '';
  return `<${tag}${own}${spans}>${lines.join('<br>\n')}</${tag}>`;
}

function span(name: string, value = ''): string {
  const count = /^\s*\d{1,3}\s*$/.test(value) ? Math.min(Number(value), WIDEST_SPAN) : 1;
  return count > 1 ? ` ${name}="${count}"` : '';
}
