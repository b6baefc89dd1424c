import { useMessages } from '@portada/element';
import { Button } from '../../button/Button.tsx';
import { Notice } from '../../notice/Notice.tsx';
import type { Problem } from './media/state.ts';
import { playerMessages } from './messages.ts';

interface Props {
  /** `code`: the player's chunk could not be loaded. */
  problem: Problem | 'code';
  onRetry: () => void;
}

/** The error message and the retry button. */
export function Trouble({ problem, onRetry }: Props) {
  const t = useMessages(playerMessages);
  return (
    <div className="portada-guard portada-player-trouble">
      <Notice kind="error">{t(problem)}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
