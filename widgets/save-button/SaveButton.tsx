import { useStore } from '@nanostores/react';
import { $page, $user, toggleSavedContent } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { LikeButton } from '@portada/ui/like/LikeButton.tsx';
import SaveIcon from 'lucide-react/icons/bookmark';
import { messages } from './messages.ts';

interface Props {
  contentId: string;
  name: string;
}

export function SaveButton({ contentId, name }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const { savedContentIds } = useStore($user);
  const page = useStore($page);
  const id = contentId || page.contentId;
  const saved = savedContentIds.includes(id);

  const toggle = async (userId: string) => {
    emit('portada:save', { contentId: id, saved: await toggleSavedContent(userId, id) });
  };
  const label = name ? t(saved ? 'savedName' : 'saveName', { name }) : undefined;
  return (
    <LikeButton liked={saved} onToggle={toggle} aria-label={label}>
      <Icon of={SaveIcon} filled={saved} />
      {t(saved ? 'saved' : 'save')}
    </LikeButton>
  );
}
