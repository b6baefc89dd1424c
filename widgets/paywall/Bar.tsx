import { useReservedEdge } from '@portada/ui/edge/useReservedEdge.ts';
import { classes } from '@portada/ui/part.ts';
import { useRef } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Counter } from './Counter.tsx';
import type { LayoutProps } from './Message.tsx';
import { FloatTexts, Texts } from './Texts.tsx';
import { useGuestFocus } from './useGuestFocus.ts';
import { useLabel } from './useLabel.ts';

/** The layouts that do not block the page: bottom bar, float, counter. */
export function Bar(props: LayoutProps) {
  const { message, onClose } = props;
  const box = useRef<HTMLElement>(null);
  useReservedEdge(box, 'bottom');
  useGuestFocus(box);
  return (
    <section
      ref={box}
      aria-label={useLabel(message)}
      className={classes(
        'portada-paywall-message',
        `portada-paywall-${message.type}`,
        message.type === 'float' && `portada-paywall-float--${message.position}`,
      )}
      part="message"
    >
      <div className="portada-paywall-content">
        {message.type === 'bottom' && <Texts {...props} />}
        {message.type === 'float' && <FloatTexts {...props} />}
        {message.type === 'counter' && <Counter message={message} />}
      </div>
      {onClose && <CloseButton onClose={onClose} />}
    </section>
  );
}
