import type { Comment } from '@portada/contract';
import { formatNumber } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import type { IconNode } from 'lucide';
import DislikeIcon from 'lucide/dist/esm/icons/thumbs-down.mjs';
import LikeIcon from 'lucide/dist/esm/icons/thumbs-up.mjs';
import { useEffect, useState } from 'react';
import { useCommentsContext } from './comments-context.ts';
import { messages } from './messages.ts';
import type { Own } from './own.ts';

interface Props {
  comment: Comment;
  own: Own;
  onReply: (() => void) | undefined;
  onEdit(): void;
}

/** The actions on a comment: for others, and for some minutes for its author. */
export function Actions({ comment, own, onReply, onEdit }: Props) {
  const t = useMessages(messages);
  const { reader, ask } = useCommentsContext();
  const { id, likes, dislikes, pending } = comment;
  const ownEntry = own.ownById.get(id);
  const isUnsettled = useUnsettled(ownEntry?.settlesAt ?? 0);
  const isReported = own.reported.has(id) || reader.commentsReportId.includes(id);
  const isDisliked = own.disliked.has(id) || reader.commentsDislikeId.includes(id);
  return (
    <div className="portada-guard portada-comment-actions">
      {!pending && (
        <>
          <Vote id={id} vote="like" count={likes} isOwnVote={own.liked.has(id)} isOwn={Boolean(ownEntry)} />
          <Vote id={id} vote="dislike" count={dislikes} isOwnVote={isDisliked} isOwn={Boolean(ownEntry)} />
        </>
      )}
      {onReply && (
        <Button variant="quiet" onClick={onReply}>
          {t('reply')}
        </Button>
      )}
      {isUnsettled && (
        <>
          <Button variant="quiet" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="quiet" onClick={() => ask({ kind: 'remove', comment })}>
            {t('remove')}
          </Button>
        </>
      )}
      {!ownEntry && (
        <Button
          variant="quiet"
          aria-disabled={isReported || undefined}
          onClick={() => {
            if (!isReported) ask(reader.id ? { kind: 'report', comment } : { kind: 'login' });
          }}
        >
          {t(isReported ? 'reported' : 'report')}
        </Button>
      )}
    </div>
  );
}

const icons: Record<'like' | 'dislike', IconNode> = { like: LikeIcon, dislike: DislikeIcon };

interface VoteProps {
  id: string;
  vote: 'like' | 'dislike';
  count: number;
  /** This reader has voted so. */
  isOwnVote: boolean;
  /** The reader's own comment, on which they cannot vote. */
  isOwn: boolean;
}

/** COMM-05, COMM-07 */
function Vote({ id, vote, count, isOwnVote, isOwn }: VoteProps) {
  const t = useMessages(messages);
  const { write, reader, ask, say } = useCommentsContext();
  const press = async () => {
    if (!reader.id) return ask({ kind: 'login' });
    if (isOwnVote) return say(t('voted'));
    const problem = await write((store) => store.vote(id, vote));
    if (problem === 'login') ask({ kind: 'login' });
    else if (typeof problem === 'object') say(<TooManyNotice {...problem} />);
    else if (problem) say(t(problem === 'voted' ? problem : 'notDone'));
  };
  return (
    <Button
      variant="quiet"
      aria-label={`${t(vote)}: ${formatNumber(count)}`}
      aria-pressed={isOwn ? undefined : isOwnVote}
      disabled={isOwn}
      onClick={press}
    >
      <Icon of={icons[vote]} />
      <span className="portada-guard">{formatNumber(count)}</span>
    </Button>
  );
}

/** Whether the deadline is still to come. */
function useUnsettled(settlesAt: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const left = settlesAt - Date.now();
    setOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [settlesAt]);
  return !isOver && settlesAt > 0;
}
