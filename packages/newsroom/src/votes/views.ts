/** The view models of polls and ratings: the widget's data, and its fallback as text. */
import { type Language, type Poll, pollShares, RATING_STARS } from '@portada/contract';
import { choiceHint, pollPhase, pollState, voteCount } from '@portada/shared/votes/poll.ts';
import { halvesAt, ratingSummary } from '@portada/shared/votes/rating.ts';
import { wordsOf } from '@portada/shared/words.ts';
import type { ContentPage } from '../content/content-page.ts';
import type { Texts } from '../texts/texts.ts';

export function pollView(poll: Poll, lang: Language, now: Date, t: Texts) {
  const words = wordsOf(t.poll, lang);
  const shares = pollShares(poll);
  const phase = pollPhase(poll, now.getTime());
  return {
    data: poll,
    question: poll.question,
    closed: phase === 'closed',
    /** What its options are until the widget is there, which takes over what was chosen; empty where none may be. */
    control: phase === 'open' ? (poll.multiple ? 'checkbox' : 'radio') : '',
    state: pollState(poll, phase, words),
    hint: phase === 'open' ? choiceHint(poll, words) : '',
    options: poll.options.map(({ id, text, votes }, index) => ({
      id,
      text,
      percent: shares[index] ?? 0,
      votes: voteCount(votes, words),
    })),
  };
}

const starNames = ['none', 'half', 'whole'];

export function ratingView({ card }: Pick<ContentPage, 'card'>, lang: Language, t: Texts) {
  const { ratingValue, ratingNumVotes } = card;
  return {
    value: ratingValue,
    votes: ratingNumVotes,
    stars: Array.from({ length: RATING_STARS }, (_, index) => starNames[halvesAt(ratingValue ?? 0, index)]),
    words: ratingSummary(ratingValue, ratingNumVotes, wordsOf(t.rating, lang)),
  };
}
