import { adPosition } from '../entities/advert.ts';
import { alert } from '../entities/alert.ts';
import { authorCard } from '../entities/author.ts';
import { byline } from '../entities/byline.ts';
import { contentCard, multimedia } from '../entities/card.ts';
import { comment, commentThread, ownComment } from '../entities/comment.ts';
import { image } from '../entities/image.ts';
import { link } from '../entities/link.ts';
import { loadMoreAnswer } from '../entities/load-more.ts';
import { audio, video } from '../entities/media.ts';
import { kicker, namedLink } from '../entities/named-link.ts';
import { hotTopic, navItem } from '../entities/navigation.ts';
import { newsletter, newsletterChoice, newsletterOffer } from '../entities/newsletter.ts';
import { paywallData, paywallMessage } from '../entities/paywall.ts';
import { poll } from '../entities/poll.ts';
import { profilePatch } from '../entities/profile.ts';
import { pushOffer, pushTopic } from '../entities/push.ts';
import { reading, readingPlace } from '../entities/reading.ts';
import { recipeRating } from '../entities/recipe.ts';
import { demoRegistration, registration } from '../entities/registration.ts';
import { channel, scheduleCard } from '../entities/schedule.ts';
import { dateFilters, filterDefinition, searcherAnswer, searcherPayload } from '../entities/searcher.ts';
import { show, showSearchAnswer } from '../entities/show.ts';
import { streaming } from '../entities/streaming.ts';
import { user } from '../entities/user.ts';
import { forecast, forecastDay, forecastHour } from '../entities/weather.ts';
import { errorBody } from '../error-body.ts';
import { site } from '../page/schema.ts';
import { moment, success } from '../wire.ts';

/** The entities by their name in the document; also those of attributes and cookies. */
export const components = {
  AdPosition: adPosition,
  Alert: alert,
  Audio: audio,
  AuthorCard: authorCard,
  Byline: byline,
  Channel: channel,
  Comment: comment,
  CommentThread: commentThread,
  ContentCard: contentCard,
  DateFilters: dateFilters,
  DemoRegistration: demoRegistration,
  Error: errorBody,
  FilterDefinition: filterDefinition,
  Forecast: forecast,
  ForecastDay: forecastDay,
  ForecastHour: forecastHour,
  HotTopic: hotTopic,
  Image: image,
  Kicker: kicker,
  Link: link,
  LoadMoreAnswer: loadMoreAnswer,
  Moment: moment,
  Multimedia: multimedia,
  NamedLink: namedLink,
  NavItem: navItem,
  Newsletter: newsletter,
  NewsletterChoice: newsletterChoice,
  NewsletterOffer: newsletterOffer,
  OwnComment: ownComment,
  PaywallData: paywallData,
  PaywallMessage: paywallMessage,
  Poll: poll,
  ProfilePatch: profilePatch,
  PushOffer: pushOffer,
  PushTopic: pushTopic,
  Reading: reading,
  ReadingPlace: readingPlace,
  RecipeRating: recipeRating,
  Registration: registration,
  ScheduleCard: scheduleCard,
  SearcherAnswer: searcherAnswer,
  SearcherPayload: searcherPayload,
  Show: show,
  ShowSearchAnswer: showSearchAnswer,
  Site: site,
  Streaming: streaming,
  Success: success,
  User: user,
  Video: video,
} as const;

/** The description of each, for implementers. */
export const componentNotes: Readonly<Record<keyof typeof components, string>> = {
  AdPosition:
    'An advertising position. `sizes` and `mapping` are JSON text, as the ad server takes them; heights in CSS pixels.',
  Alert: 'A breaking-news alert, shown once per browser session.',
  Audio: 'Audio on demand; `duration` in seconds.',
  AuthorCard: 'An author with the pages where one is found elsewhere.',
  Byline: 'An author as a card names one; `authorUrl` is read where there is no `url`.',
  Channel: 'A channel of TV or radio that has a schedule.',
  Comment:
    'A comment or a reply. `nick` is empty where the account has been deleted; one that is removed has no text.',
  CommentThread: 'A comment with the first of the replies to it.',
  ContentCard:
    'A card for any content. `description` is HTML and is sanitised; `totalTime` in minutes; ' +
    '`eventOccurrenceType` is `icon`, `one-time` or `unique`, `date-range` or `multiple-times`.',
  DateFilters: 'The presets that a date selector offers.',
  DemoRegistration: 'The registration of a demo account.',
  Error: 'What a failed call answers. `fields` maps each refused field to the key of its message.',
  FilterDefinition: 'A filter of the searcher, chosen from a list or by predictive search.',
  Forecast: 'The weather of a place in the days to come.',
  ForecastDay:
    'A day (`YYYY-MM-DD`), the state of the sky (11 to 83, `n` for night), degrees Celsius, wind in km/h and where it ' +
    'comes from in degrees, chance of rain in per cent and its amount in millimetres, height of the waves in metres.',
  ForecastHour: 'An hour: the state of the sky, degrees Celsius, chance of rain in per cent.',
  HotTopic: 'A topic of the day.',
  Image: 'A picture; its address is `src`, or `url` where there is no `src`.',
  Kicker: 'The line above a title; its address is `url` or `href`.',
  Link: 'A link as the CMS writes it.',
  LoadMoreAnswer: 'A page of a list; without `nextPage` it is the last.',
  Moment: 'ISO 8601 with offset: `2026-11-21T09:30:00+01:00`.',
  Multimedia:
    'What a card shows: `image`, or `poster` where there is no `image`; `type` is `image` unless said.',
  NamedLink: 'A name that may lead somewhere; its address is `url` or `href`.',
  NavItem: 'An entry of a menu, with the entries under it.',
  Newsletter: 'A newsletter; its name may hold markup, which is sanitised.',
  NewsletterChoice: 'The newsletters that a reader chooses, or gives up.',
  NewsletterOffer: 'A newsletter as a form offers it: also how often it comes, and where a past issue is.',
  OwnComment:
    'A comment as its author gets it: `pending` while it waits for a moderator, and for how long it may be changed.',
  PaywallData: 'The value of the cookie `portada_paywall_{contentId}`, URL-encoded JSON.',
  PaywallMessage: 'A paywall message; `position` is `left`, `center` or `right`.',
  Poll: 'A poll; votes are told once the reader has voted or the poll is closed.',
  ProfilePatch: 'The fields to change; `password` is the current one, `birthdate` is `YYYY-MM-DD` or null.',
  PushOffer: 'What is offered by Web Push; an empty `publicKey` says that nothing is.',
  PushTopic: 'What a reader may be told of; `isChosen` is this browser’s choice.',
  Reading: 'An article that the reader has begun.',
  ReadingPlace:
    'A place in a text: the index of the paragraph, how much of it has been read (0 to 1), and of how many it is.',
  RecipeRating: 'The mean of a recipe’s votes, from 1 to 5, and how many there are.',
  Registration: 'A registration; `password` may be empty only where a social sign-up is confirmed.',
  ScheduleCard: 'A broadcast.',
  SearcherAnswer: 'A page of results; without `searcherPayload.cursorMark` it is the last.',
  SearcherPayload: 'What the search asked, with the cursor of what follows.',
  Show: 'A programme; `resume` holds its summary as HTML.',
  ShowSearchAnswer: 'A page of show cards; without `cursorMark` it is the last.',
  Site: 'A site of the publisher.',
  Streaming: 'A live stream, to be watched, listened to, or both.',
  Success: 'Whether it was done.',
  User: 'The reader; an empty `id` is an anonymous visitor. `socialProvider` is set after a social login.',
  Video: 'A video on demand; `duration` in seconds.',
};
