import { useMessages } from '@portada/element';
import { LoadFailed } from './LoadFailed.tsx';
import { messages } from './messages.ts';

/** Stands in for a screen whose code did not load. */
export function ScreenFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(messages);
  return <LoadFailed text={t('screenFailed')} onRetry={onRetry} />;
}
