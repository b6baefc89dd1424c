import { useEmit, useMessages } from '@portada/element';
import { LikeButton } from '@portada/ui/features/like/LikeButton.tsx';
import { followedAuthor } from '@portada/ui/features/like/like.store.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import CheckIcon from 'lucide/dist/esm/icons/check.mjs';
import PlusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { messages } from './messages.ts';

interface Props {
  authorId: string;
  name: string;
}

export function FollowButton({ authorId, name }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();

  return (
    <LikeButton
      like={followedAuthor(authorId)}
      onChange={(following) => emit('portada:follow', { authorId, following })}
      label={(following) => (name ? t(following ? 'followingName' : 'followName', { name }) : undefined)}
    >
      {(following) => (
        <>
          <Icon of={following ? CheckIcon : PlusIcon} />
          <span className="portada-guard">{t(following ? 'following' : 'follow')}</span>
        </>
      )}
    </LikeButton>
  );
}
