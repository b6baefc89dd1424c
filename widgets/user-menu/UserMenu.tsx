import { useStore } from '@nanostores/react';
import { PLAIN_LETTERS } from '@portada/contract';
import { $user, $userState, loginUrl, logoutUrl, navigation, routeUrl } from '@portada/core';
import { useMessages, useTakenPress } from '@portada/element';
import { useEffect, useState } from 'react';
import { AccountMenu, type MenuItem } from './AccountMenu.tsx';
import { messages } from './messages.ts';
import { RegisterLink } from './RegisterLink.tsx';

/** The first letter as a reader sees it: an emoji or an accented letter may be several characters. */
function initialOf(nick: string): string {
  const trimmed = nick.trim();
  if (PLAIN_LETTERS.test(trimmed)) return trimmed.charAt(0).toUpperCase();
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toUpperCase() ?? '';
}

interface PlaceholderProps {
  label: string;
  onPress(): void;
}

function Placeholder({ label, onPress }: PlaceholderProps) {
  useTakenPress(onPress);
  return <span className="portada-user-menu-placeholder" role="img" aria-label={label} />;
}

/** HEAD-05, HEAD-06 */
export function UserMenu() {
  const t = useMessages(messages);
  const { id, nick } = useStore($user);
  const state = useStore($userState);
  const [pressed, setPressed] = useState(false);
  const isNobody = !id && state !== 'loading';
  // The session has ended meanwhile.
  useEffect(() => {
    if (pressed && isNobody) navigation.go(loginUrl());
  }, [pressed, isNobody]);

  if (id) {
    const items: MenuItem[] = [
      { icon: 'user', text: t('profile'), href: routeUrl('user.profile') },
      { icon: 'favourites', text: t('favourites'), href: routeUrl('user.saved') },
      { icon: 'authors', text: t('authors'), href: routeUrl('user.authors') },
      { icon: 'newsletters', text: t('newsletters'), href: routeUrl('user.newsletters') },
      {
        icon: 'logout',
        text: t('logout'),
        href: logoutUrl(),
        problem: state === 'failed' && t('logoutFailed'),
      },
    ];
    const initial = initialOf(nick);
    const name = initial ? t('account', { nick }) : t('profile');
    return <AccountMenu name={name} initial={initial} items={items} startsOpen={pressed} />;
  }
  if (!isNobody) {
    return <Placeholder label={t('loading')} onPress={() => setPressed(true)} />;
  }
  return (
    <ul className="portada-user-menu-links">
      <li>
        <a href={loginUrl()}>{t('login')}</a>
      </li>
      <li>
        <RegisterLink />
      </li>
    </ul>
  );
}
