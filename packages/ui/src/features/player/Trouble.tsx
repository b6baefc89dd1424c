import { useMessages } from '@portada/element';
import { Button } from '../../button/Button.tsx';
import { Notice } from '../../notice/Notice.tsx';
import type { Problem } from './media/state.ts';
import { playerMessages } from './messages.ts';

interface Props {
  /** `code`: the player's own code did not come. */
  problem: Problem | 'code';
  onRetry: () => void;
}

/** Why it does not play, and the way to try again. */
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
