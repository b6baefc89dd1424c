import { defineWidget } from '@portada/element';
import { PaywallTestingBanner } from './PaywallTestingBanner.tsx';

/**
 * Tells whoever tests a version of the paywall which one it is, and leads back to the published one. In Spanish on
 * pages of any language. Nothing to draw without the cookie of a tested version.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart banner - The banner.
 * @csspart button - Its button.
 * @since 1.0.0
 */
export const PaywallTestingBannerElement = defineWidget(PaywallTestingBanner, {
  tag: 'portada-paywall-testing-banner',
  root: 'shadow',
  attributes: {},
});
