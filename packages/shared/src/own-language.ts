/**
 * What a page brings for a language that the browser's `Intl` lacks; Chromium has no Galician and no Basque. Of what
 * the page has no text for there is none: `Intl` then says it in the language that it falls back to.
 */
export interface OwnLanguage {
  readonly language: string;
  date(moment: Date, options: Intl.DateTimeFormatOptions): string | undefined;
  /** `Ana Ferrer, Pau Vidal e Lola Ruiz` */
  list(items: readonly string[]): string | undefined;
  /** `3 minutos`, or with a preposition `en 3 minutos`. */
  duration(count: number, unit: string, preposition?: 'in'): string | undefined;
}

let own: OwnLanguage | undefined;

export function bringLanguage(brought: OwnLanguage): void {
  own = brought;
}

/** What the page has brought for a language, if it is that which the browser lacks. */
export function ownLanguage(language: string): OwnLanguage | undefined {
  return own?.language === language ? own : undefined;
}
