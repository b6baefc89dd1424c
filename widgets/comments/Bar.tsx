import { commentOrders } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { commentCount } from '@portada/shared/comments/count.ts';
import { Select } from '@portada/ui/select/Select.tsx';
import { useCommentsContext } from './comments-context.ts';
import { messages } from './messages.ts';
import type { CommentsState } from './state.ts';
import { useTarget } from './useTarget.ts';

/** How many there are, and in which order. */
export function Bar({ state }: { state: CommentsState }) {
  const t = useMessages(messages);
  const { list } = useCommentsContext();
  const { numComments, wanted, target } = state;
  const { words } = commentCount(
    numComments,
    { language: $language.get(), say: t },
    { one: 'one', many: 'many' },
  );
  const count = useTarget<HTMLParagraphElement>(target, '');
  return (
    <div className="portada-guard portada-comments-bar">
      <p ref={count} className="portada-guard portada-comments-count" tabIndex={-1}>
        {words}
      </p>
      <Select
        className="portada-comments-order"
        label={t('order')}
        value={wanted.order}
        options={commentOrders.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => {
          const chosen = commentOrders.find((one) => one === target.value);
          if (chosen) void list.begin(chosen);
        }}
      />
    </div>
  );
}
