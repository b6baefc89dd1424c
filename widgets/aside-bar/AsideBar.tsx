import { useStore } from '@nanostores/react';
import { $flags, $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { commentCount } from '@portada/shared/comments/count.ts';
import { SaveButton } from '@portada/ui/features/save/SaveButton.tsx';
import { ShareBar } from '@portada/ui/features/share/ShareBar.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import CommentsIcon from 'lucide/dist/esm/icons/message-square.mjs';
import { messages } from './messages.ts';

/** SHARE-07: the fragment of an article's comments; the name is Portada's own choice. */
const COMMENTS_ANCHOR = 'comments';

interface Props {
  contentId: string;
  url: string;
  heading: string;
  numComments: number | null;
}

/** The page may have no comments: the link needs its target. */
const hasComments = () => document.getElementById(COMMENTS_ANCHOR) !== null;

/** SHARE-07 */
export function AsideBar({ contentId, url, heading, numComments }: Props) {
  const { users, comments } = useStore($flags);
  return (
    <div className="portada-guard portada-aside-bar">
      {users && <SaveButton isPart contentId={contentId} name={heading} />}
      {comments && hasComments() && <CommentsLink amount={numComments} />}
      <ShareBar url={url} heading={heading} />
    </div>
  );
}

function CommentsLink({ amount }: { amount: number | null }) {
  const t = useMessages(messages);
  const words = { language: $language.get(), say: t };
  return (
    <ButtonLink variant="quiet" href={`#${COMMENTS_ANCHOR}`}>
      <Icon of={CommentsIcon} />
      <span className="portada-guard">
        {amount === null
          ? t('comments')
          : commentCount(amount, words, { one: 'oneComment', many: 'someComments' }).words}
      </span>
    </ButtonLink>
  );
}
