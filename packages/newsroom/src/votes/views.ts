/** The view models of polls and ratings: the widget's data, and its fallback as text. */
import { type Language, type Poll, pollShares, RATING_STARS } from '@portada/contract';
import { formatDate } from '@portada/shared/dates.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatFigure, formatNumber } from '@portada/shared/numbers.ts';
import type { ContentPage } from '../content/content-page.ts';
import type { Texts } from '../texts/texts.ts';

export function pollView(poll: Poll, lang: Language, now: Date, t: Texts) {
  const shares = pollShares(poll);
  const opens = poll.opensAt && new Date(poll.opensAt.date);
  const isComing = !poll.closed && opens !== null && opens > now;
  return {
    data: poll,
    question: poll.question,
    closed: poll.closed,
    state: stateOf(poll, isComing, lang, t),
    hint: poll.closed || isComing ? '' : hintOf(poll, t),
    options: poll.options.map(({ text, votes }, index) => ({
      text,
      percent: shares[index] ?? 0,
      votes: countOf(votes, lang, [t.poll.vote, t.poll.votes]),
    })),
  };
}

function stateOf(poll: Poll, isComing: boolean, lang: Language, t: Texts): string {
  const { opensAt, closesAt, closed, multiple, totalVotes } = poll;
  const dayOf = ({ date }: { date: string }) => formatDate(new Date(date), lang);
  if (isComing && opensAt) return fill(t.poll.opens, { day: dayOf(opensAt) });
  const who: Plural = multiple ? [t.poll.voter, t.poll.voters] : [t.poll.vote, t.poll.votes];
  const parts = [closed ? t.poll.closed : t.poll.open, countOf(totalVotes, lang, who)];
  if (!closed && closesAt) parts.push(fill(t.poll.until, { day: dayOf(closesAt) }));
  return parts.join(' · ');
}

function hintOf({ multiple, maxChoices, options }: Poll, t: Texts): string {
  const most = multiple ? Math.min(maxChoices ?? options.length, options.length) : 1;
  return most > 1 ? fill(t.poll.chooseSome, { count: most }) : t.poll.chooseOne;
}

type Plural = readonly [one: string, many: string];

function countOf(count: number, lang: Language, [one, many]: Plural): string {
  return fill(count === 1 ? one : many, { count: formatNumber(count, lang) });
}

export function ratingView({ card }: Pick<ContentPage, 'card'>, lang: Language, t: Texts) {
  const { ratingValue, ratingNumVotes } = card;
  const votes = countOf(ratingNumVotes, lang, [t.rating.vote, t.rating.votes]);
  return {
    value: ratingValue,
    votes: ratingNumVotes,
    stars: Array.from({ length: RATING_STARS }, (_, index) => starOf(ratingValue ?? 0, index)),
    words: ratingValue === null ? t.rating.unrated : `${meanOf(ratingValue, lang, t)} · ${votes}`,
  };
}

function meanOf(value: number, lang: Language, t: Texts): string {
  return fill(t.rating.mean, { figure: formatFigure(value, lang), stars: RATING_STARS });
}

/** Rounded to the nearest half. */
function starOf(value: number, index: number): 'whole' | 'half' | 'none' {
  const halves = Math.round(value * 2) - index * 2;
  if (halves <= 0) return 'none';
  return halves === 1 ? 'half' : 'whole';
}
