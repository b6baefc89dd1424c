import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
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
  const isFollowed = ({ followedAuthorIds }: User) => followedAuthorIds.includes(authorId);
  const following = isFollowed(useStore($user));

  return (
    <LikeButton
      isLiked={isFollowed}
      toggle={(userId) => toggleFollowedAuthor(userId, authorId)}
      onChange={(now) => emit('portada:follow', { authorId, following: now })}
      aria-label={name ? t(following ? 'followingName' : 'followName', { name }) : undefined}
    >
      <Icon of={following ? CheckIcon : PlusIcon} />
      {t(following ? 'following' : 'follow')}
    </LikeButton>
  );
}
