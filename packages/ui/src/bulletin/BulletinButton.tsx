import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user, toggleBulletin } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import CheckIcon from 'lucide-react/icons/check';
import MailIcon from 'lucide-react/icons/mail';
import { Icon } from '../icons/Icon.tsx';
import { LikeButton } from '../like/LikeButton.tsx';
import { messages } from './messages.ts';

const isSubscribed = ({ bulletin }: User) => bulletin;

/** LIKE-05: the reader's daily bulletin, on or off. */
export function BulletinButton() {
  const t = useMessages(messages);
  const emit = useEmit();
  const subscribed = isSubscribed(useStore($user));

  return (
    <LikeButton
      isLiked={isSubscribed}
      toggle={toggleBulletin}
      onChange={(now) => emit('portada:subscribe', { newsletterIds: [], subscribed: now })}
    >
      <Icon of={subscribed ? CheckIcon : MailIcon} />
      {t(subscribed ? 'on' : 'off')}
    </LikeButton>
  );
}
