/** I18N-01, PAGE-03 */
export const DEFAULT_LANGUAGE = 'es';
/** I18N-01 */
export const languages = ['es', 'ca'] as const;
export type Language = (typeof languages)[number];
/** DATE-03 */
export const dateSelectorLanguages = ['en', 'es', 'ca', 'it'] as const;

/** LOGIN-03 */
export const socialProviders = ['facebook', 'twitter', 'google', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * LOGIN-20: the login screen's query parameter `alert`; the last two are Portada's own, for social login (LOGIN-05).
 */
export const loginAlerts = [
  'password_reset_sent',
  'password_changed',
  'social_failed',
  'social_denied',
] as const;
export type LoginAlert = (typeof loginAlerts)[number];

/** PAY-15 */
export const PAYWALL_VERSION_COOKIE = 'portada_paywall_version';

/** MOST-01 */
export const MOST_READ_TABS = 2;

/** CARD-17 */
export const SIDE_CARD_TAGS = ['a', 'strong', 'em', 's', 'b', 'i', 'u'] as const;
/** CARD-17 */
export const SIDE_CARD_ATTRIBUTES = ['href', 'target', 'rel'] as const;

/** ACCT-22: the country for which province and city are required. */
export const COUNTRY_WITH_PROVINCES = 'ES';
