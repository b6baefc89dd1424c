/** Months by their names in the languages of feeds. */
import { fold } from './context.ts';

const languages = ['en', 'es', 'ca'];
const widths = ['short', 'long'] as const;

/** The folded names of each month: `nov`, `november`, `noviembre`… */
const names: readonly ReadonlySet<string>[] = Array.from({ length: 12 }, (_, month) => {
  const day = Date.UTC(2026, month, 15);
  const written = languages.flatMap((lang) =>
    widths.map((width) => fold(new Intl.DateTimeFormat(lang, { month: width, timeZone: 'UTC' }).format(day))),
  );
  return new Set(written);
});

/** `11` of `Nov`, `nov.` or `noviembre`, also cut after three letters or more; undefined for what is no month. */
export function monthNamed(name: string): string | undefined {
  const folded = fold(name);
  const isOf = (own: string) => own === folded || (folded.length > 2 && own.startsWith(folded));
  const month = names.findIndex((one) => [...one].some(isOf)) + 1;
  return month > 0 ? String(month).padStart(2, '0') : undefined;
}
