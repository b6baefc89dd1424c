import { useStore } from '@nanostores/react';
import { $page } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import SaveIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { Icon } from '../../icons/Icon.tsx';
import { LikeButton } from '../like/LikeButton.tsx';
import { savedContent } from '../like/like.store.ts';
import { messages } from './messages.ts';

interface Props {
  contentId: string;
  name: string;
  isPart?: boolean;
}

/** LIKE-01: saves a content, or removes it from the saved ones. */
export function SaveButton({ contentId, name, isPart }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const page = useStore($page);
  const id = contentId || page.contentId;
  if (!id) throw new Error('It needs "content-id": the page variables name no content.');

  return (
    <LikeButton
      isPart={isPart}
      like={savedContent(id)}
      onChange={(saved) => emit('portada:save', { contentId: id, saved })}
      label={(saved) => (name ? t(saved ? 'savedName' : 'saveName', { name }) : undefined)}
    >
      {(saved) => (
        <>
          <Icon of={SaveIcon} filled={saved} />
          <span className="portada-guard">{t(saved ? 'saved' : 'save')}</span>
        </>
      )}
    </LikeButton>
  );
}
