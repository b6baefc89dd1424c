import type { RefObject } from 'react';
import { CloseButton } from './CloseButton.tsx';
import type { LayoutProps } from './Message.tsx';
import { Texts } from './Texts.tsx';

interface Props extends LayoutProps {
  ref: RefObject<HTMLDivElement | null>;
}

/** What lies on the backdrop. A wall gives it the focus, so that it is read from its beginning. */
export function Sheet({ ref, ...props }: Props) {
  return (
    <div ref={ref} className="portada-paywall-sheet" part="sheet" tabIndex={-1}>
      <Texts {...props} />
      {props.onClose && <CloseButton onClose={props.onClose} />}
    </div>
  );
}
