import { useStore } from '@nanostores/react';
import { useId, useMessages } from '@portada/element';
import CloseIcon from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { useNameWarning } from '../dev-warnings/useDevWarning.ts';
import { Icon } from '../icons/Icon.tsx';
import { uiMessages } from '../messages.ts';
import { classes, usePartStyles } from '../part.ts';
import css from './dialog.css';
import { $paywallLayer } from './paywall-layer.ts';
import { useBackdropDismiss } from './useBackdropDismiss.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** The reader pressed Escape, the close button or outside (UI-02). */
  onClose?: () => void;
  title: ReactNode;
  /** The title is visually hidden. */
  titleHidden?: boolean;
  /** It can be closed only by its own buttons: Escape and the backdrop do nothing, and there is no close button. */
  required?: boolean;
  /** The page behind may be scrolled. */
  scrolls?: boolean;
  /** Buttons, in a row under the content. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * A native modal dialog: it traps the focus and restores it, and the page behind does not scroll. It closes for the
 * paywall's wall, over which nothing opens.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const walled = useStore($paywallLayer) === 'wall';
  const giveWay = useEffectEvent(() => rest.onClose?.());
  useEffect(() => {
    if (open && walled) giveWay();
  }, [open, walled]);
  return open && !walled ? <OpenDialog {...rest} /> : null;
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
  useNameWarning('dialog', { title });
  const titleId = useId();
  const leave = () => {
    if (!required) onClose?.();
  };
  const modal = useModal({ scrolls, onEscape: leave });
  const backdrop = useBackdropDismiss(leave);

  return (
    <dialog
      {...modal}
      {...backdrop}
      aria-labelledby={titleId}
      className={classes('portada-guard portada-dialog', className)}
      part="dialog"
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
        {Boolean(actions) && <div className="portada-guard portada-dialog-actions">{actions}</div>}
        {!required && <CloseButton onClick={leave} />}
      </div>
    </dialog>
  );
}

/** Last in the tab order, so that a dialog opens with the focus on its content. */
function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(uiMessages);
  return (
    <Button variant="icon" className="portada-dialog-close" aria-label={t('close')} onClick={onClick}>
      <Icon of={CloseIcon} />
    </Button>
  );
}
