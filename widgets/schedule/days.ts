/** Days as a schedule writes them, in the page's language. */

const formats = new Map<string, Intl.DateTimeFormat>();

function write(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format.format(new Date(`${day}T12:00:00Z`));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `Intl` adds a preposition and a full stop here and there. */
const bare = (text: string) => text.replace(/^d(e |’|')|\.$/g, '');

/** `Dom` */
export function weekdayOf(day: string, language: string): string {
  return capital(bare(write(day, language, { weekday: 'short' })));
}

/** `22 nov` */
export function dateOf(day: string, language: string): string {
  const month = bare(write(day, language, { month: 'short' }));
  return `${write(day, language, { day: 'numeric' })} ${month}`;
}

/** `domingo, 22 de noviembre` */
export function longDay(day: string, language: string): string {
  return write(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}
