/**
 * The import order of folders within a package: each line is a floor, from the lowest to the highest. A folder may
 * import from lower floors, not from its own or higher ones.
 *
 * A name is a folder of the package's sources, or a top-level file; `x/*` is each folder of x separately,
 * `.` all other top-level files.
 */
export type Floors = readonly (readonly string[])[];

/** The place of the declaration, for messages. */
export const DECLARED_IN = 'scripts/structure/floors.ts';

export const floors: Readonly<Record<string, Floors>> = {
  'packages/contract/src': [
    ['constants', 'places', 'valibot.ts'],
    ['rules'],
    ['.'],
    ['entities', 'page'],
    ['calls', 'fixtures', 'poll-shares.ts'],
    ['openapi'],
    ['index.ts'],
  ],
  'packages/shared/src': [['.'], ['texts'], ['comments', 'votes', 'weather'], ['card']],
  'packages/core/src': [['.'], ['api'], ['user'], ['ask', 'start.ts'], ['index.ts']],
  'packages/loader/src': [['.']],
  'packages/element/src': [['.']],
  'packages/ui/src': [
    ['.'],
    ['resize'],
    [
      'avatar',
      'breakpoints',
      'calendar',
      'countdown',
      'disclosure',
      'edge',
      'fallback',
      'header-layer',
      'html',
      'icons',
      'kept-press',
      'lazy-module',
      'marked',
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
    // The building blocks of several features.
    ['features/like', 'features/voice-search'],
    ['features/*'],
  ],
  // Subjects: each folder has its rules, calls and pages; the floors below are what they are built from.
  'packages/newsroom/src': [
    // Settings, files of data, and what texts are made of and compared by.
    ['config', 'data-files', 'strings'],
    ['tracing'],
    ['db'],
    // Email templates and sending; the mode of a page (live, preview, showroom).
    ['mail', 'visit'],
    ['http'],
    // Uploads and clippings, in a folder or a store of objects.
    ['storage'],
    // Published contents from queries; pictures; social login providers.
    ['content', 'images', 'social'],
    ['metering', 'search', 'sessions', 'texts'],
    ['flags', 'imports', 'paywall', 'uploads'],
    // The page, its page block, layout and cards, from which every subject's pages are built.
    ['render', 'votes'],
    [
      'accounts',
      'comments',
      'legal',
      'live',
      'push',
      'schedule',
      'searcher',
      'showroom',
      'submissions',
      'weather',
    ],
    [
      'accounts/personal-data',
      'accounts/profile',
      'accounts/registration',
      'accounts/screens',
      'authors',
      'contact',
      'lists',
      'moderation',
      'shows',
    ],
    ['accounts/login', 'accounts/recovery', 'accounts/social', 'backup', 'newsletters', 'service-worker'],
    ['articles', 'commands', 'development', 'syndication'],
    // The composition root: `app.ts`, and its entry points.
    ['.'],
  ],
  'packages/edition/src': [['fake-providers', 'media', 'screen-set', 'seed'], ['.']],
  widgets: [['.'], ['*'], ['registry.ts'], ['budgets.ts']],
};
