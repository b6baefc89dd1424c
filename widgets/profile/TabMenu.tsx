import { useStore } from '@nanostores/react';
import { $userState, logoutUrl } from '@portada/core';
import { isPlainClick } from '@portada/core/is-plain-click.ts';
import { useId, useMessages } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import type { IconNode } from 'lucide';
import SaveIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import LogOutIcon from 'lucide/dist/esm/icons/log-out.mjs';
import MailIcon from 'lucide/dist/esm/icons/mail.mjs';
import UserIcon from 'lucide/dist/esm/icons/user-round.mjs';
import AuthorsIcon from 'lucide/dist/esm/icons/users-round.mjs';
import { type MouseEvent, useRef } from 'react';
import { messages } from './messages.ts';
import { goTo } from './navigation.store.ts';
import { type Tab, tabs, tabUrl } from './tabs.ts';

const icons: Readonly<Record<Tab, IconNode>> = {
  user: UserIcon,
  favourites: SaveIcon,
  authors: AuthorsIcon,
  newsletters: MailIcon,
};

/** ACCT-09, ACCT-10: a vertical list; under 578 px a dropdown that is named as the tab. Every tab is a link. */
export function TabMenu({ current }: { current: Tab }) {
  const t = useMessages(messages);
  const listId = useId();
  const { open, container, toggle, close } = useDisclosure<HTMLElement>();
  const button = useRef<HTMLButtonElement>(null);
  const choose = (event: MouseEvent<HTMLAnchorElement>, tab: Tab) => {
    // A site at another origin than the page's is another page.
    if (!isPlainClick(event) || event.currentTarget.origin !== location.origin) return;
    event.preventDefault();
    // The link is about to be hidden with its list, and whoever stays after all must not lose the focus.
    if (open) button.current?.focus();
    close();
    goTo(tab);
  };
  const failed = useStore($userState) === 'failed';
  return (
    <nav ref={container} className="portada-guard portada-profile-menu" aria-label={t('menu')}>
      <button
        ref={button}
        type="button"
        className="portada-guard portada-profile-menu-button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon of={icons[current]} />
        <span className="portada-guard">{t(current)}</span>
        <Icon of={ChevronDownIcon} className="portada-profile-menu-arrow" />
      </button>
      <ul className="portada-guard portada-profile-menu-list" id={listId} data-open={open || undefined}>
        {tabs.map((tab) => (
          <li key={tab} className="portada-guard">
            <a
              className="portada-guard portada-profile-tab"
              href={tabUrl(tab)}
              aria-current={tab === current ? 'page' : undefined}
              onClick={(event) => choose(event, tab)}
            >
              <Icon of={icons[tab]} />
              <span className="portada-guard">{t(tab)}</span>
            </a>
          </li>
        ))}
        <li className="portada-guard portada-profile-menu-last">
          <a className="portada-guard portada-profile-tab" href={logoutUrl()}>
            <Icon of={LogOutIcon} />
            <span className="portada-guard">{t('logout')}</span>
          </a>
          {failed && (
            <p className="portada-guard portada-profile-menu-failure" role="alert">
              {t('logoutFailed')}
            </p>
          )}
        </li>
      </ul>
    </nav>
  );
}
