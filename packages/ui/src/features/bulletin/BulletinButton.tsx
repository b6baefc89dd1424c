import { useEmit, useMessages } from '@portada/element';
import CheckIcon from 'lucide/dist/esm/icons/check.mjs';
import MailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { Icon } from '../../icons/Icon.tsx';
import { LikeButton } from '../like/LikeButton.tsx';
import { bulletin } from '../like/like.store.ts';
import { messages } from './messages.ts';

interface Props {
  isPart?: boolean;
}

/** LIKE-05: the reader's daily bulletin, on or off. */
export function BulletinButton({ isPart }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();

  return (
    <LikeButton
      isPart={isPart}
      like={bulletin}
      onChange={(subscribed) => emit('portada:subscribe', { newsletterIds: [], subscribed })}
    >
      {(subscribed) => (
        <>
          <Icon of={subscribed ? CheckIcon : MailIcon} />
          <span className="portada-guard">{t(subscribed ? 'on' : 'off')}</span>
        </>
      )}
    </LikeButton>
  );
}
