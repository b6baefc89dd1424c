import type { RefObject } from 'react';
import { CloseButton } from './CloseButton.tsx';
import type { LayoutProps } from './Message.tsx';
import { Texts } from './Texts.tsx';

interface Props extends LayoutProps {
  ref: RefObject<HTMLDivElement | null>;
}

/** The modal's sheet. In a wall it takes the focus, so that screen readers start at its beginning. */
export function Sheet({ ref, ...props }: Props) {
  return (
    <div ref={ref} className="portada-paywall-sheet" part="sheet" tabIndex={-1}>
      <Texts {...props} />
      {props.onClose && <CloseButton onClose={props.onClose} />}
    </div>
  );
}
