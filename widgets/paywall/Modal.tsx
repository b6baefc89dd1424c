import { useNameWarning } from '@portada/ui/dev-warnings/useDevWarning.ts';
import { useBackdropDismiss } from '@portada/ui/dialog/useBackdropDismiss.ts';
import { useRef } from 'react';
import type { LayoutProps } from './Message.tsx';
import { Sheet } from './Sheet.tsx';
import { useGuestFocus } from './useGuestFocus.ts';
import { useLabel } from './useLabel.ts';
import { useLayer } from './useLayer.ts';

interface Props extends LayoutProps {
  /** Nobody may close it; the page around it can still be reached. */
  wall: boolean;
}

/**
 * A modal that leaves the page to the reader. It is opened by its attribute, since both ways of opening it by script
 * take the focus.
 */
export function Modal({ wall, ...props }: Props) {
  const { message, onClose } = props;
  const label = useLabel(message);
  useNameWarning('dialog', { label });
  const sheet = useRef<HTMLDivElement>(null);
  const backdrop = useBackdropDismiss(() => onClose?.());
  useGuestFocus(sheet);
  useLayer(sheet, wall);
  return (
    <dialog
      open
      {...backdrop}
      aria-label={label}
      className="portada-paywall-modal portada-paywall-modal--open"
      part="dialog"
    >
      <Sheet ref={sheet} {...props} />
    </dialog>
  );
}
