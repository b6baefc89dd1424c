/** Reads the items of a file in any of the formats, detected by its first characters. */
import type { ImportContext } from './context.ts';
import { calendarItems } from './ical/items.ts';
import type { ImportItem } from './items.ts';
import { UNKNOWN_FORMAT, UnreadableFileError } from './problems.ts';
import { CALENDAR, readText, startingWith } from './read-text.ts';
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
  if (CALENDAR.test(start)) {
    tellFormat('iCalendar');
    yield* calendarItems(startingWith(first, chunks), inAgenda(context));
  } else if (start.startsWith('<')) {
    const readAgain = () => xmlText(path);
    yield* xmlItems(startingWith(atTheRoot(first), chunks), context, { tellFormat, readAgain });
  } else if (start === '') throw new UnreadableFileError(1, 'there is nothing in it');
  else throw new UnreadableFileError(1, UNKNOWN_FORMAT);
}

async function* xmlText(path: string): AsyncGenerator<string> {
  const chunks = readText(path);
  const { value: first = '' } = await chunks.next();
  yield* startingWith(atTheRoot(first), chunks);
}

/** XML wants its declaration first; feeds have it behind empty lines too. Their number stays. */
function atTheRoot(xml: string): string {
  return xml.replace(/^\s+(?:<\?xml\s[^>]*\?>)?/, (lead) => lead.replace(/[^\n]/g, ''));
}

/** Events are filed under the agenda by default. */
function inAgenda(context: ImportContext): ImportContext {
  const { places } = context;
  const agenda = places.sections.find(({ code }) => code === 'agenda');
  return { ...context, places: { ...places, otherwise: places.otherwise ?? agenda } };
}
