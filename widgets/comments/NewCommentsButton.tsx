import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useCommentsContext } from './comments-context.ts';
import { messages } from './messages.ts';
import { type CommentsState, isRenewed } from './state.ts';

/** A button that loads new comments; it overlays the list, so that there is no layout shift. */
export function NewCommentsButton({ state }: { state: CommentsState }) {
  const t = useMessages(messages);
  const { list } = useCommentsContext();
  const { fresh } = state;
  return (
    <div className="portada-guard portada-comments-fresh" role="status">
      {fresh > 0 && (
        <Button waiting={isRenewed(state)} onClick={() => void list.restart('newest')}>
          {fresh === 1 ? t('oneFresh') : t('fresh', { count: fresh })}
        </Button>
      )}
    </div>
  );
}
