import { defineWidget } from '@portada/element';
import { UserMenu } from './UserMenu.tsx';
import css from './user-menu.css';

/**
 * The reader's corner of a header: login and register links, or, signed in, a button with the first letter of the
 * nick that opens the account's menu. Where the page variable `identityProvider` names a script and a screen-set, the
 * register link opens that screen-set in place of the page.
 *
 * @slot - The fallback, shown until the widget has rendered: links to login and to registration.
 * @csspart root - Around everything.
 * @csspart menu - The menu of a signed-in reader.
 * @event portada:logout - The reader logged out from the menu.
 * @since 1.0.0
 */
export const UserMenuElement = defineWidget(UserMenu, {
  tag: 'portada-user-menu',
  root: 'shadow',
  attributes: {},
  styles: [css],
});
