import type { ContentCard, NamedLink } from '@portada/contract';
import { formatTotalTime } from '../total-time.ts';
import { eventDates } from './event-dates.ts';
import type { CardWords } from './words.ts';

/** A line of what one wants to know before opening a content. */
export interface CardDetail {
  /** What is drawn beside it. */
  readonly icon: 'day' | 'place' | 'clock' | 'ticket' | 'tag';
  readonly label: string;
  readonly parts: readonly NamedLink[];
}

/** A text that leads nowhere; none where it is empty. */
function plain(name: string): NamedLink[] {
  return name ? [{ name, url: '' }] : [];
}

function named(link: NamedLink | null): NamedLink[] {
  return link?.name ? [link] : [];
}

/** CARD-15, CARD-16: when, where, at what hours, in which form, about what. */
function eventDetails(card: ContentCard, words: CardWords): CardDetail[] {
  const { say } = words;
  return [
    { icon: 'day', label: say('when'), parts: plain(eventDates(card, words)) },
    { icon: 'place', label: say('where'), parts: [...named(card.location), ...plain(card.address)] },
    { icon: 'clock', label: say('timetable'), parts: card.timetable.flatMap(plain) },
    { icon: 'ticket', label: say('modality'), parts: named(card.modality) },
    { icon: 'tag', label: say('thematics'), parts: card.thematics },
  ];
}

/** CARD-10 */
function recipeDetails({ totalTime }: ContentCard, { say }: CardWords): CardDetail[] {
  const parts = totalTime ? plain(formatTotalTime(totalTime)) : [];
  return [{ icon: 'clock', label: say('time'), parts }];
}

const detailsOf = { event: eventDetails, recipe: recipeDetails };

/** The lines of a card that have something to tell. */
export function cardDetails(
  card: ContentCard,
  kind: keyof typeof detailsOf | undefined,
  words: CardWords,
): CardDetail[] {
  return kind ? detailsOf[kind](card, words).filter(({ parts }) => parts.length > 0) : [];
}
