export const templateNames = [
  'article',
  'opinion',
  'event',
  'recipe',
  'blog',
  'text-side',
  'newsletter',
  'author',
] as const;

/** How a card may be drawn (CARD-01). */
export type TemplateName = (typeof templateNames)[number];

/** What a list may be asked to draw its cards as; `auto` leaves it to each card's own data. */
export const templateChoices = ['auto', ...templateNames] as const;
export type TemplateChoice = (typeof templateChoices)[number];
