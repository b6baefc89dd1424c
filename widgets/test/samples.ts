import { alerts, newsletters } from '@portada/contract/fixtures';
import type { WidgetName } from '../registry.ts';

/** What a page would give each widget, by property; a widget that is not here takes nothing that matters. */
export const samples: Partial<Record<WidgetName, Readonly<Record<string, unknown>>>> = {
  'account-notice': { kind: 'email-validated' },
  'alert-banner': { alerts },
  'change-password': { token: 'c2VjcmV0' },
  'follow-button': { authorId: '31', name: 'Clara Montes' },
  'load-more': { nextPage: '/api/front/list/politica' },
  'newsletter-form': { newsletters },
  register: { newsletters },
  'save-button': { contentId: '4711', name: 'El temporal de levante' },
  'search-opening': { text: 'temporal', searchtype: 'news', numResults: 12 },
  'show-index': { ads: { desktop: [], mobile: [] } },
};
