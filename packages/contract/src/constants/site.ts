/** I18N-01 */
export const languages = ['es', 'ca'] as const;
export type Language = (typeof languages)[number];

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
