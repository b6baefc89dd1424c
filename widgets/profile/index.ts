import { defineWidget } from '@portada/element';
import { Profile } from './Profile.tsx';
import css from './profile.css';

/**
 * The reader's own area: account, saved contents, followed authors and newsletters. Each has the web route of its name
 * (`user.profile`, `user.saved`, `user.authors`, `user.newsletters`). The same element stands on all four pages; the
 * page's address says which screen it opens with, and from there on the tabs change the address without another page.
 * It draws the page's `h1` and keeps the title up to date. A reader who is not logged in is sent to the login screen
 * and comes back afterwards.
 *
 * @slot - The fallback, shown until the widget has rendered: the same screen as the server writes it.
 * @csspart button - A button.
 * @csspart input - A field of a form.
 * @csspart notice - What became of an action.
 * @csspart dialog - A question that the reader has to answer.
 * @event portada:save - A content was removed from the saved ones.
 * @event portada:follow - An author is followed no more.
 * @event portada:subscribe - The daily bulletin was switched, or newsletters were chosen.
 * @event portada:logout - The reader logged out everywhere.
 * @since 1.0.0
 */
export const ProfileElement = defineWidget(Profile, {
  tag: 'portada-profile',
  root: 'light',
  attributes: {},
  styles: [css],
});
