/** The events of a calendar: each with its overrides is one content. */
import { cleanLine, shorten } from '../../content/plain-text.ts';
import type { ImportContext } from '../context.ts';
import { eventIdentity } from '../identity.ts';
import type { ImportItem } from '../items.ts';
import { RejectedItemError } from '../problems.ts';
import { type CalendarFile, type Component, readCalendar } from './components.ts';
import { readStart, type Start, spansOf, type Zones } from './dates.ts';
import { eventDraft } from './event.ts';
import { type Properties, parseComponent } from './properties.ts';
import { describedZone, type Zone } from './zones.ts';

interface Event {
  readonly line: number;
  readonly label: string;
  readonly properties: Properties;
}

/** The events of one UID, or of one title and start without it. */
interface Group {
  main?: Event;
  /** Overrides of single dates (RECURRENCE-ID). */
  readonly changes: Event[];
}

export async function* calendarItems(
  chunks: AsyncIterable<string>,
  context: ImportContext,
): AsyncGenerator<ImportItem> {
  const file = await readCalendar(chunks);
  for (const line of file.stray)
    yield { type: 'refused', line, label: '', reason: 'the line belongs nowhere' };
  const groups = new Map<string, Group>();
  for (const component of file.components.filter(({ name }) => name === 'VEVENT')) {
    const refused = sort(component, groups);
    if (refused) yield refused;
  }
  const reader = new CalendarReader(context, file);
  for (const [id, group] of groups) yield reader.read(id, group);
}

/** Adds an event to its UID, or returns why it cannot. */
function sort(component: Component, groups: Map<string, Group>): ImportItem | undefined {
  const { line } = component;
  try {
    if (component.problem) throw new RejectedItemError(component.problem);
    const properties = parseComponent(component.text);
    const label = labelOf(properties);
    const id = uidOf(properties) || `${label} ${properties.text('dtstart')}`;
    const group = groups.get(id) ?? { changes: [] };
    groups.set(id, group);
    const event = { line, label, properties };
    if (properties.get('recurrence-id')) group.changes.push(event);
    else if (group.main) {
      return { type: 'refused', line, label, reason: `its UID is that of line ${group.main.line}` };
    } else group.main = event;
    return undefined;
  } catch (error) {
    if (!(error instanceof RejectedItemError)) throw error;
    const unfolded = component.text.replace(/\r\n[ \t]/g, '');
    const [, summary = ''] = /^SUMMARY[^:\n]*:(.*)$/im.exec(unfolded) ?? [];
    return { type: 'refused', line, label: shorten(cleanLine(summary), 80), reason: error.message };
  }
}

function uidOf(event: Properties): string {
  return event.text('uid').trim();
}

function labelOf(event: Properties): string {
  return shorten(cleanLine(event.text('summary') || event.text('uid')), 80);
}

class CalendarReader {
  readonly #context: ImportContext;
  readonly #zones: Zones;
  readonly #name: string;
  readonly #isCancelled: boolean;

  constructor(context: ImportContext, { components, properties }: CalendarFile) {
    this.#context = context;
    this.#zones = zonesOf(components);
    const names = ['X-WR-RELCALID', 'X-WR-CALNAME', 'PRODID'].map((key) => properties.get(key));
    this.#name = names.find(Boolean) ?? '';
    this.#isCancelled = properties.get('METHOD')?.toUpperCase() === 'CANCEL';
  }

  read(id: string, group: Group): ImportItem {
    const [first, ...others] = group.main ? [group.main, ...group.changes] : group.changes;
    if (!first) throw new Error('a UID without events');
    const { line, label, properties } = first;
    const uid = uidOf(properties);
    const identity = eventIdentity(this.#context, this.#name, { uid, otherwise: id });
    const common = { line, label, identity };
    try {
      if (/^(private|confidential)$/i.test(properties.text('class')))
        throw new RejectedItemError('it is private');
      if (this.#isCancelled || isCancelled(first))
        return { ...common, type: 'withdrawn', reason: 'it is cancelled' };
      return {
        ...common,
        type: 'content',
        draft: eventDraft(this.#context, properties, this.#spans(first, others)),
      };
    } catch (error) {
      if (!(error instanceof RejectedItemError)) throw error;
      return { type: 'refused', line, label, reason: error.message };
    }
  }

  /** The dates of the event and of its overrides. */
  #spans(main: Event, changes: readonly Event[]) {
    const replaced = changes.map((change) => this.#replaced(change));
    const options = { now: this.#context.now, replaced };
    const remaining = changes.filter((change) => !isCancelled(change));
    return [
      ...spansOf(main.properties, this.#zones, options),
      ...remaining.flatMap(({ properties }) =>
        spansOf(properties, this.#zones, { ...options, replaced: [] }),
      ),
    ];
  }

  #replaced({ line, properties }: Event): Start {
    const property = properties.get('recurrence-id');
    if (!property) throw new Error('an event that changes nothing');
    if (property.parameters.range) {
      throw new RejectedItemError(
        `line ${line} changes all its later dates at once (RANGE), which is not read`,
      );
    }
    return readStart(property, property.values[0], this.#zones);
  }
}

function isCancelled({ properties }: Event): boolean {
  return properties.text('status').toUpperCase() === 'CANCELLED';
}

/**
 * The time zones described in the file; one that cannot be parsed counts as missing, and events that need it are
 * rejected.
 */
function zonesOf(components: readonly Component[]): Zones {
  const zones = new Map<string, Zone>();
  for (const { name, text, problem } of components) {
    if (name !== 'VTIMEZONE' || problem) continue;
    try {
      const properties = parseComponent(text);
      zones.set(properties.text('tzid'), describedZone(properties));
    } catch (error) {
      if (!(error instanceof RejectedItemError)) throw error;
    }
  }
  return zones;
}
