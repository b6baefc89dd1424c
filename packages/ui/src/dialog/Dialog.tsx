import { useMessages } from '@portada/element';
import CloseIcon from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { uiMessages } from '../messages.ts';
import { classes, usePartStyles } from '../part.ts';
import { lockScroll } from '../scroll-lock.ts';
import css from './dialog.css';

export interface DialogProps {
  open: boolean;
  /** The reader pressed Escape, the close button or outside (UI-02). */
  onClose?: () => void;
  title: ReactNode;
  /** The title is heard and not seen. */
  titleHidden?: boolean;
  /** No way out but by what the dialog offers: Escape and outside presses do nothing, and no close button shows. */
  required?: boolean;
  /** The page behind may be scrolled. */
  scrolls?: boolean;
  /** Buttons, in a row under the content. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A native modal dialog: focus stays in it and goes back to where it was, and the page behind stays still. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function useModal(scrolls: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const release = scrolls ? undefined : lockScroll();
    return () => {
      dialog?.close();
      release?.();
    };
  }, [scrolls]);
  return ref;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    titleHidden,
    required = false,
    scrolls = false,
    actions,
    className,
    children,
  } = props;
  usePartStyles(css);
  const titleId = useId();
  const ref = useModal(scrolls);
  const pressedOutside = useRef(false);
  const leave = () => {
    if (!required) onClose?.();
  };

  /** The browser's own way out, kept from acting by itself: React decides what shows. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  /** A browser lets a second Escape through whatever `cancel` says, unless the key itself is taken. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes('portada-guard portada-dialog', className)}
      part="dialog"
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) leave();
      }}
    >
      <div className="portada-guard portada-dialog-sheet" part="dialog-sheet">
        <h2
          className={classes(
            'portada-guard portada-dialog-title',
            titleHidden && 'portada-dialog-title--hidden',
          )}
          id={titleId}
        >
          {title}
        </h2>
        <div className="portada-guard portada-dialog-content">{children}</div>
        {actions && <div className="portada-guard portada-dialog-actions">{actions}</div>}
        {!required && <CloseButton onClick={leave} />}
      </div>
    </dialog>
  );
}

/** Last in the order of focus, so that a dialog opens on what it is about. */
function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(uiMessages);
  return (
    <Button variant="icon" className="portada-dialog-close" aria-label={t('close')} onClick={onClick}>
      <Icon of={CloseIcon} />
    </Button>
  );
}
