import { emptyUser, items, newsletter, SOCIAL_REGISTRATION, user } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Register } from './Register.tsx';
import css from './register.css';

/**
 * The registration screen (REG-01). With `type="rrss"` it is the second step of a social sign-up: the reader confirms
 * what the provider has told, without a password. The page variable `demo` gives the demo flavour. Once the account
 * is made the browser goes to `/registro/confirmacion/`.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart button - A button of the form.
 * @csspart input - A field of the form.
 * @csspart notice - A message of the screen.
 * @csspart error-summary - What is wrong, on top of the form.
 * @csspart password-rules - What the password must hold.
 * @event portada:register - The account is made; the browser leaves right after it.
 * @since 1.0.0
 */
export const RegisterElement = defineWidget(Register, {
  tag: 'portada-register',
  root: 'light',
  attributes: {
    /** `rrss` is the confirmation of a social sign-up. */
    type: attribute.choice(['', SOCIAL_REGISTRATION], ''),
    /**
     * What the social provider told of the reader, as `{ nick, name, surname, email, … }` with the fields of a user;
     * the second step begins with it, or, without it, with what the session knows.
     */
    reader: json(user, emptyUser),
    /** Where the reader came from, for the publisher's records; the page's address where it is not given. */
    origin: attribute.text(),
    /** The newsletters that the form offers: a list of `{ id, name, isSubscribed }`. */
    newsletters: json(items(newsletter), []),
  },
  styles: [css],
});
