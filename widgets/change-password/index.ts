import { defineWidget } from '@portada/element';
import { text } from '@portada/element/attributes';
import { ChangePassword } from './ChangePassword.tsx';
import css from './change-password.css';

/**
 * Sets a new password with the token of a recovery mail, and goes on to login. A token that is used or too old leads
 * to a new mail.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain form, for readers without script. Its field
 *   with `autocomplete="username"` tells whose password it is.
 * @csspart input - A field of the form.
 * @csspart password-rules - The rules that are ticked off while the reader types.
 * @csspart button - The button that sends, and the link to a new mail.
 * @csspart notice - A message of the screen.
 * @since 1.0.0
 */
export const ChangePasswordElement = defineWidget(ChangePassword, {
  tag: 'portada-change-password',
  root: 'light',
  attributes: {
    /** The token of the recovery mail's link; without one the widget says that the link is of no use. */
    token: text(),
  },
  styles: [css],
});
