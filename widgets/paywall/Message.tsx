import type { PaywallMessage } from '@portada/contract';
import { useEmit, useStyles } from '@portada/element';
import { keyOf } from '@portada/ui/key-of.ts';
import { useEffect, useEffectEvent } from 'react';
import { Bar } from './Bar.tsx';
import type { Hold } from './hold.ts';
import { Modal } from './Modal.tsx';
import css from './paywall.css';
import type { ShownMessage } from './paywall.store.ts';
import { Wall } from './Wall.tsx';

/** What each layout is given. */
export interface LayoutProps {
  message: PaywallMessage;
  /** There where the reader may close it. */
  onClose?: (() => void) | undefined;
  /** A link or a button was pressed. */
  onPress(): void;
}

interface Props {
  shown: ShownMessage;
  hold: Hold;
  onClose(): void;
}

/**
 * Wherever the focus is, for a closable message does not take it. What the reader has opened since, a dialog or a menu,
 * takes the key first: it listens on the document at the latest.
 */
function useEscape(listens: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!listens) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) leave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [listens]);
}

/** The message in its layout, and the events that it dispatches. */
export function Message({ shown, hold, onClose }: Props) {
  useStyles(css);
  const emit = useEmit();
  const { message } = shown;
  const { id: messageId, type } = message;
  useEffect(() => {
    emit('portada:paywall', { messageId: shown.message.id, action: 'shown' });
  }, [emit, shown]);
  const close = () => {
    onClose();
    emit('portada:paywall', { messageId, action: 'closed' });
  };
  useEscape(hold.closable, close);

  const props: LayoutProps = {
    message,
    onClose: hold.closable ? close : undefined,
    onPress: () => emit('portada:paywall', { messageId, action: 'clicked' }),
  };
  if (type !== 'modal') return <Bar {...props} />;
  return hold.alone ? <Wall {...props} /> : <Modal wall={hold.wall} {...props} />;
}
