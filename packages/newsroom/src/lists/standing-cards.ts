/** Cards of polls, interviews and calls that say whether these are open. */
import type { Language } from '@portada/contract';
import type { CardDetail } from '@portada/shared/card/details.ts';
import { formatDate } from '@portada/shared/dates.ts';
import { fill } from '@portada/shared/fill.ts';
import type { Standing } from '../content/standing.ts';
import type { CardView } from '../render/cards.ts';
import type { Texts } from '../texts/texts.ts';

/** The same cards; those that open and close have a line more. */
export function withStandings(
  cards: readonly CardView[],
  standings: ReadonlyMap<string, Standing>,
  lang: Language,
  t: Texts,
): CardView[] {
  return cards.map((card) => {
    const standing = standings.get(card.id);
    if (!standing) return card;
    const { row } = card;
    return { ...card, row: { ...row, details: [detailOf(standing, lang, t), ...row.details] } };
  });
}

/** «Encuesta abierta · hasta el 12 dic 2026» */
function detailOf({ kind, state, opensAt, closesAt }: Standing, lang: Language, t: Texts): CardDetail {
  const { label, opens, until, states } = t.kindLists.standing;
  const on = (text: string, date: Date) => fill(text, { day: formatDate(date, lang) });
  const names =
    state === 'soon' && opensAt
      ? [on(opens, opensAt)]
      : [states[kind][state], ...(state === 'open' && closesAt ? [on(until, closesAt)] : [])];
  return { icon: 'clock', label, parts: names.map((name) => ({ name, url: '' })) };
}
