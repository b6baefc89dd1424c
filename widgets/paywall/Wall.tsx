import { useNameWarning } from '@portada/ui/dev-warnings/useDevWarning.ts';
import { useModal } from '@portada/ui/dialog/useModal.ts';
import { useRef } from 'react';
import type { LayoutProps } from './Message.tsx';
import { Sheet } from './Sheet.tsx';
import { useGuestFocus } from './useGuestFocus.ts';
import { useLabel } from './useLabel.ts';
import { useLayer } from './useLayer.ts';

const stay = () => undefined;

/** A modal that cannot be closed: the rest of the page is inert, and no layer opens over it. */
export function Wall(props: LayoutProps) {
  const label = useLabel(props.message);
  useNameWarning('dialog', { label });
  const sheet = useRef<HTMLDivElement>(null);
  useGuestFocus(sheet);
  // The layer locks scrolling itself.
  const modal = useModal({ scrolls: true, onEscape: stay });
  useLayer(sheet, true);
  return (
    <dialog {...modal} aria-label={label} className="portada-paywall-modal" part="dialog">
      <Sheet ref={sheet} {...props} />
    </dialog>
  );
}
