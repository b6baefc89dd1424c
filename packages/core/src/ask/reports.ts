import type { WidgetReport } from '@portada/contract';
import type { Row, Rows } from '@portada/contract/loader';

type Flags = Readonly<Record<string, boolean>>;

/** What decides whether a widget is on, with the values that the page gives. */
function flagsText({ flag, needs }: Row, flags: Flags): string {
  const names = needs ? [flag, needs] : [flag];
  return names.map((name) => (name in flags ? `${name}: ${flags[name]}` : `${name}: –`)).join(', ');
}

/** Why a widget is off, or has failed. */
function reason(element: Element, { flag, needs }: Row, flags: Flags): string {
  const state = element.getAttribute('data-state');
  if (state === 'failed') return element.matches(':defined') ? 'its view failed' : 'its code was not fetched';
  if (state !== 'off') return '';
  return flags[flag] === false ? `the flag "${flag}" is false` : `the site has no "${needs}"`;
}

/** When its code was asked for, how long it took, and when the first element of the tag had drawn. */
function timings(tag: string): Pick<WidgetReport, 'askedAt' | 'fetchedIn' | 'drawnAt'> {
  const [fetching] = performance.getEntriesByName(tag, 'measure');
  const [drawn] = performance.getEntriesByName(`${tag} drawn`);
  const whole = (time: number | undefined) => (time === undefined ? undefined : Math.round(time));
  return {
    askedAt: whole(fetching?.startTime),
    fetchedIn: whole(fetching?.duration),
    drawnAt: whole(drawn?.startTime),
  };
}

function report(element: Element, row: Row | undefined, flags: Flags): WidgetReport {
  const { localName: tag, id } = element;
  const widget = id ? `${tag}#${id}` : tag;
  if (!row) return { widget, state: '', load: '', flags: '', why: 'there is no such widget' };
  return {
    widget,
    state: element.getAttribute('data-state') ?? '',
    load: element.getAttribute('load') ?? row.load ?? '',
    flags: flagsText(row, flags),
    why: reason(element, row, flags),
    ...timings(tag),
  };
}

/** The reports of these elements, also written to the console. */
export function writeReports(elements: readonly Element[], rows: Rows): readonly WidgetReport[] {
  const flags = window.portada?.flags ?? {};
  const reports = elements.map((element) => report(element, rows.get(element.localName), flags));
  console.table(reports);
  return reports;
}
