/**
 * Which folders of a package may know which: each line is a floor, from the bottom to the top. A folder imports from
 * floors below its own, nothing from beside it or above it.
 *
 * A name is a folder of the package's sources, or a file that stands in no folder; `x/*` is each folder of x by itself,
 * `.` all other files that stand in no folder.
 */
export type Floors = readonly (readonly string[])[];

/** Where messages say that a floor is declared. */
export const DECLARED_IN = 'scripts/structure/floors.ts';

export const floors: Readonly<Record<string, Floors>> = {
  'packages/contract/src': [
    ['constants', 'places'],
    ['rules'],
    ['.'],
    ['entities'],
    ['calls', 'fixtures', 'poll-shares.ts'],
    ['openapi'],
    ['index.ts'],
  ],
  'packages/shared/src': [['.'], ['texts'], ['card']],
  'packages/core/src': [['.'], ['api'], ['user'], ['start.ts'], ['index.ts']],
  'packages/loader/src': [['.']],
  'packages/element/src': [['.']],
  'packages/ui/src': [
    ['.'],
    [
      'avatar',
      'breakpoints',
      'countdown',
      'disclosure',
      'edge',
      'fallback',
      'header-layer',
      'html',
      'icons',
      'lazy-module',
      'spinner',
    ],
    ['dev-warnings'],
    ['now', 'picture', 'skeleton', 'tabs', 'visually-hidden'],
    ['button', 'field', 'notice', 'snackbar', 'swiper'],
    [
      'checkbox',
      'dialog',
      'form',
      'link',
      'more',
      'password-field',
      'retry',
      'select',
      'text-field',
      'too-many',
    ],
    ['date-field', 'navigation'],
    // What several features are made with.
    ['features/like'],
    ['features/*'],
  ],
  // A subject's rules, calls and pages stand in one folder; below the subjects is what they are made with.
  'packages/newsroom/src': [
    ['config', 'data-files'],
    ['db'],
    // Mails as texts and their sending; how a page is looked at (by a reader, in preview, in the showroom).
    ['mail', 'visit'],
    ['http'],
    // What is published, as queries give it; pictures; the providers of social login.
    ['content', 'images', 'social'],
    ['metering', 'search', 'sessions', 'texts'],
    ['flags', 'imports', 'paywall', 'uploads'],
    // The page, its block, its layout and its cards: what every subject's pages are drawn with.
    ['render', 'votes'],
    ['accounts', 'comments', 'legal', 'live', 'schedule', 'searcher', 'showroom', 'submissions', 'weather'],
    ['authors', 'contact', 'lists', 'moderation', 'newsletters', 'service-worker', 'shows'],
    ['articles', 'commands', 'development', 'syndication'],
    // Everything is put together here: `app.ts`, and who starts it.
    ['.'],
  ],
  'packages/edition/src': [['fake-providers', 'media', 'screen-set', 'seed'], ['.']],
  widgets: [['.'], ['*'], ['registry.ts']],
};
