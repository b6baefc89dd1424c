import { defineWidget } from '@portada/element';
import { BulletinButton } from '@portada/ui/features/bulletin/BulletinButton.tsx';

/**
 * Switches the reader's daily bulletin on or off. An anonymous reader is offered to log in.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - The button.
 * @event portada:subscribe - The bulletin was switched; `newsletterIds` is empty.
 * @since 1.0.0
 */
export const BulletinToggleElement = defineWidget(BulletinButton, {
  tag: 'portada-bulletin-toggle',
  root: 'shadow',
  attributes: {},
});
