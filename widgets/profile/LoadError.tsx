import type { TooMany } from '@portada/core/api/too-many.ts';
import { useMessages } from '@portada/element';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { messages } from './messages.ts';

interface Props {
  text: string;
  /** It failed since too much had been asked for. */
  tooMany?: TooMany | undefined;
  onRetry(): Promise<void> | void;
}

/** Shown in place of a part of the profile that could not be loaded. */
export function LoadError({ text, tooMany, onRetry }: Props) {
  const t = useMessages(messages);
  const shown = tooMany ? <TooManyNotice {...tooMany} /> : text;
  return <Retry className="portada-profile-retry" text={shown} label={t('retry')} onRetry={onRetry} />;
}
