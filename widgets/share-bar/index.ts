import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { ShareBar } from '@portada/ui/features/share/ShareBar.tsx';

/**
 * Shares the page, or another address: by network, by copying the link, or, on a phone, by the device's own menu.
 *
 * @slot - The fallback, shown until the widget has rendered: links that share without script.
 * @csspart button - A network, the copy button, the button of the menu.
 * @csspart menu - The networks that the bar has no room for.
 * @csspart icon - The mark of a network.
 * @csspart snackbar - The message that the link was copied.
 * @event portada:share - The reader chose a way to share: a network, `copy`, or `native` once the device has shared.
 * @since 1.0.0
 */
export const ShareBarElement = defineWidget(ShareBar, {
  tag: 'portada-share-bar',
  root: 'shadow',
  attributes: {
    /** What is shared; without it, this page. */
    url: attribute.text(),
    /** The headline that goes along; without it, the page's title. */
    heading: attribute.text(),
  },
});
