import { defineWidget } from '@portada/element';
import { Login } from './Login.tsx';
import css from './login.css';

/**
 * The login screen: social buttons, e-mail and password, and on the same screen the recovery of a password. Reads
 * `backUrl`, `alert` and `screen` (`recovery`) from the page's address; a reader who is logged in already is sent to
 * the profile.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - A button of the form.
 * @csspart input - A field of the form.
 * @csspart notice - A message of the screen.
 * @event portada:login-start - A login was sent, or the reader goes to a social provider.
 * @event portada:login-failed - It did not succeed; `reason` is why, in a word.
 * @event portada:login - The reader logged in; the browser leaves right after it.
 * @since 1.0.0
 */
export const LoginElement = defineWidget(Login, {
  tag: 'portada-login',
  root: 'light',
  attributes: {},
  styles: [css],
});
