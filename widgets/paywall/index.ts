import { defineWidget } from '@portada/element';
import { Paywall } from './Paywall.tsx';

/**
 * The one message of the paywall that a content page may show. It is a bar at the foot, a float, a counter of what has
 * been read, or a modal, which is a wall where it cannot be closed. It has nothing to draw unless the page's block
 * enables the paywall and the content's cookie denies access.
 *
 * @slot - The fallback, shown until the widget has rendered, and where the messages cannot be had.
 * @csspart message - The bar, the float or the counter.
 * @csspart dialog - The modal.
 * @csspart sheet - What lies on the modal's backdrop.
 * @csspart button - A button or a link that looks like one.
 * @csspart link - A link in the texts.
 * @csspart dots - The counter's dots.
 * @event portada:paywall - A message was shown, closed, or one of its links or buttons pressed.
 * @since 1.0.0
 */
export const PaywallElement = defineWidget(Paywall, {
  tag: 'portada-paywall',
  root: 'shadow',
  attributes: {},
});
