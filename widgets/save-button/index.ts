import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { SaveButton } from '@portada/ui/features/save/SaveButton.tsx';

/**
 * Saves a content among the reader's favourites, or takes it out again. An anonymous reader is offered to log in.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - The button.
 * @event portada:save - The content was saved or taken out.
 * @since 1.0.0
 */
export const SaveButtonElement = defineWidget(SaveButton, {
  tag: 'portada-save-button',
  root: 'shadow',
  attributes: {
    /** The content; without it, the page's own. */
    contentId: attribute.text(),
    /** The content's title, for screen readers on pages with several such buttons. */
    name: attribute.text(),
  },
});
