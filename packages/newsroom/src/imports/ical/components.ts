/** Splits iCalendar into components before parsing: an invalid one does not affect the others. */
import { UnreadableFileError } from '../problems.ts';

/** The unparsed lines of an event or a time zone. */
export interface Component {
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly problem: string;
}

export interface CalendarFile {
  readonly components: readonly Component[];
  /** The calendar's own properties, by upper-case name. */
  readonly properties: ReadonlyMap<string, string>;
  /** Lines outside of any component. */
  readonly stray: readonly number[];
}

/** Reads a whole calendar, since an event and its overrides can be anywhere in it. */
const LARGEST_FILE = 64_000_000;
const LARGEST_COMPONENT = 300_000;
const LONGEST_LINE = 1_000_000;
const MOST_STRAY = 50;

interface Line {
  readonly number: number;
  readonly text: string;
}

export async function readCalendar(chunks: AsyncIterable<string>): Promise<CalendarFile> {
  const cutter = new Cutter();
  for await (const line of linesOf(chunks)) cutter.take(line);
  return cutter.end();
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  let size = 0;
  let rest = '';
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST_FILE) {
      throw new UnreadableFileError(
        number,
        `a calendar of more than ${LARGEST_FILE / 1e6} million characters is not read`,
      );
    }
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new UnreadableFileError(number + 1, 'the line never ends');
    for (const text of lines) yield { number: ++number, text: text.replace(/\r$/, '') };
  }
  if (rest) yield { number: number + 1, text: rest };
}

const nothing: Line = { number: 0, text: '' };

class Cutter {
  readonly #components: Component[] = [];
  readonly #properties = new Map<string, string>();
  readonly #stray: number[] = [];
  /** The line of the calendar itself that the next one may go on with. */
  #line = nothing;
  /** The names of the open components. */
  readonly #open: string[] = [];
  #lines: string[] = [];
  #start = 0;
  #size = 0;
  #inCalendar = false;

  take({ number, text }: Line): void {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(text) ?? [];
    const begins = word.toUpperCase() === 'BEGIN';
    if (name.toUpperCase() === 'VCALENDAR') this.#calendar(begins, number);
    else if (begins || this.#open.length > 0) {
      if (begins) this.#begin(name.toUpperCase(), number);
      this.#keep(text);
      if (word && !begins) this.#end(name.toUpperCase());
    } else this.#between(number, text);
  }

  end(): CalendarFile {
    this.#cut('the file ends in the middle of it');
    this.#next(nothing);
    return { components: this.#components, properties: this.#properties, stray: this.#stray };
  }

  #calendar(begins: boolean, number: number): void {
    this.#cut('it has no end');
    this.#next(nothing);
    if (begins === this.#inCalendar) this.#stray.push(number);
    this.#inCalendar = begins;
  }

  /** RFC 5545, 3.1: a line that begins with white space goes on with the one before. */
  #between(number: number, text: string): void {
    if (/^\s/.test(text)) this.#line = { ...this.#line, text: this.#line.text + text.slice(1) };
    else this.#next({ number, text });
  }

  /** Reads the line, now whole, and goes on to the next. */
  #next(next: Line): void {
    const { number, text } = this.#line;
    this.#line = next;
    const [, name, value] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(text) ?? [];
    if (name) this.#properties.set(name.toUpperCase(), value?.trim() ?? '');
    else if (text.trim() !== '') this.#stray.push(number);
    if (this.#stray.length > MOST_STRAY) throw new UnreadableFileError(number, 'too much is wrong with it');
  }

  #begin(name: string, number: number): void {
    this.#next(nothing);
    // Events cannot be nested: the previous one was not closed.
    if (name === 'VEVENT' && this.#open.length > 0) this.#cut('it has no end');
    if (this.#open.length === 0) this.#start = number;
    this.#open.push(name);
  }

  #keep(text: string): void {
    this.#size += text.length;
    if (this.#size <= LARGEST_COMPONENT) this.#lines.push(text);
  }

  #end(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at < 0) return;
    if (at > 0) this.#open.length = at;
    else this.#cut('');
  }

  /** Stores the open component. */
  #cut(problem: string): void {
    const [name] = this.#open;
    if (name === 'VEVENT' || name === 'VTIMEZONE') {
      const tooLarge =
        this.#size > LARGEST_COMPONENT ? `it is longer than ${LARGEST_COMPONENT} characters` : '';
      const text = this.#lines.join('\r\n');
      this.#components.push({ name, line: this.#start, text, problem: problem || tooLarge });
    }
    this.#open.length = 0;
    this.#lines = [];
    this.#size = 0;
  }
}
