import { defineWidget } from '@portada/element';
import { choice } from '@portada/element/attributes';
import { AccountNotice } from './AccountNotice.tsx';
import css from './account-notice.css';

/**
 * What has become of an account, and where to go on: the screen that a registration ends at, and those that the links
 * of our mails lead to. Its title is the page's `h1`, so the page needs none of its own.
 *
 * @slot - The fallback, shown until the widget has rendered: the same in plain words.
 * @csspart button - A link onwards.
 * @since 1.0.0
 */
export const AccountNoticeElement = defineWidget(AccountNotice, {
  tag: 'portada-account-notice',
  root: 'light',
  attributes: {
    /** What there is to tell. */
    kind: choice(['registered', 'activation-error', 'email-validated', 'account-deleted'], 'registered'),
  },
  styles: [css],
});
