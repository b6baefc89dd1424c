/** Dates as forms hold them, `2026-11-21`, and as readers write them, `21/11/2026` (UI-06). */

const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** With slashes, full stops, hyphens or spaces, or as eight digits in a row. */
const WRITTEN = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

function pad(number: string): string {
  return number.padStart(2, '0');
}

/** A calendar day at local midnight; undefined for an invalid one, such as `2026-02-30`. */
export function dayOf(wire: string | null | undefined): Date | undefined {
  const [, year, month, day] = WIRE.exec(wire ?? '') ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return wireOf(date) === wire ? date : undefined;
}

/** `2026-11-21` */
export function wireOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${pad(String(date.getMonth() + 1))}-${pad(String(date.getDate()))}`;
}

/** The field's text: `21/11/2026`, or the value unchanged while it is no date. */
export function writtenOf(value: string): string {
  const [, year, month, day] = WIRE.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
}

/** The form's value: `2026-11-21` for a valid date, else the text unchanged, which the form's rules reject. */
export function readWritten(written: string): string {
  const found = WRITTEN.exec(written.trim());
  if (!found) return written;
  const [day, month, year] = found[4] ? found.slice(4) : found.slice(1);
  const wire = `${year}-${pad(month ?? '')}-${pad(day ?? '')}`;
  return dayOf(wire) ? wire : written;
}
