import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { FollowButton } from './FollowButton.tsx';

/**
 * Follows an author, or stops following. An anonymous reader is offered to log in.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - The button.
 * @event portada:follow - The author is followed, or no longer.
 * @since 1.0.0
 */
export const FollowButtonElement = defineWidget(FollowButton, {
  tag: 'portada-follow-button',
  root: 'shadow',
  attributes: {
    /** The author. */
    authorId: attribute.required(attribute.text()),
    /** The author's name, for screen readers. */
    name: attribute.text(),
  },
});
