import { useStore } from '@nanostores/react';
import { $user, toggleBulletin } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { LikeButton } from '@portada/ui/like/LikeButton.tsx';
import CheckIcon from 'lucide-react/icons/check';
import MailIcon from 'lucide-react/icons/mail';
import { messages } from './messages.ts';

/** LIKE-05 */
export function BulletinToggle() {
  const t = useMessages(messages);
  const emit = useEmit();
  const { bulletin } = useStore($user);

  const toggle = async (userId: string) => {
    emit('portada:subscribe', { newsletterIds: [], subscribed: await toggleBulletin(userId) });
  };
  return (
    <LikeButton liked={bulletin} onToggle={toggle}>
      <Icon of={bulletin ? CheckIcon : MailIcon} />
      {t(bulletin ? 'on' : 'off')}
    </LikeButton>
  );
}
