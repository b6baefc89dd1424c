import { useStore } from '@nanostores/react';
import { $user, toggleFollowedAuthor } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { LikeButton } from '@portada/ui/like/LikeButton.tsx';
import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import { messages } from './messages.ts';

interface Props {
  authorId: string;
  name: string;
}

export function FollowButton({ authorId, name }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const following = useStore($user).followedAuthorIds.includes(authorId);

  const toggle = async (userId: string) => {
    emit('portada:follow', { authorId, following: await toggleFollowedAuthor(userId, authorId) });
  };
  const label = name ? t(following ? 'followingName' : 'followName', { name }) : undefined;
  return (
    <LikeButton liked={following} onToggle={toggle} aria-label={label}>
      <Icon of={following ? CheckIcon : PlusIcon} />
      {t(following ? 'following' : 'follow')}
    </LikeButton>
  );
}
