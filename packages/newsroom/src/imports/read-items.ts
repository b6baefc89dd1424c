/** Reads the items of a file in any of the formats, detected by its first characters. */
import type { ImportContext } from './context.ts';
import { calendarItems } from './ical/items.ts';
import type { ImportItem } from './items.ts';
import { UNKNOWN_FORMAT, UnreadableFileError } from './problems.ts';
import { readText } from './read-text.ts';
import { xmlItems } from './xml/items.ts';

/** Throws an `UnreadableFileError` where the file cannot be parsed any further. */
export async function* readItems(
  path: string,
  context: ImportContext,
  tellFormat: (name: string) => void,
): AsyncGenerator<ImportItem> {
  const chunks = readText(path);
  const { value: first = '' } = await chunks.next();
  const start = first.trimStart();
  if (/^BEGIN:\s*VCALENDAR/i.test(start)) {
    tellFormat('iCalendar');
    yield* calendarItems(after(first, chunks), inAgenda(context));
  } else if (start.startsWith('<')) {
    yield* xmlItems(after(first, chunks), context, tellFormat);
  } else if (start === '') throw new UnreadableFileError(1, 'there is nothing in it');
  else throw new UnreadableFileError(1, UNKNOWN_FORMAT);
}

async function* after(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Events are filed under the agenda by default. */
function inAgenda(context: ImportContext): ImportContext {
  const { places } = context;
  const agenda = places.sections.find(({ code }) => code === 'agenda');
  return { ...context, places: { ...places, otherwise: places.otherwise ?? agenda } };
}
