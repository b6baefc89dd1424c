import { useEffect } from 'react';
import { lazyModule, useLazyModule } from '../lazy-module/lazy-module.ts';
import { Notice } from '../notice/Notice.tsx';
import type { ThanksDialogProps } from './ThanksDialog.tsx';

const dialog = lazyModule(() => import('./ThanksDialog.tsx'));

interface Props extends ThanksDialogProps {
  open: boolean;
  /** Whether the form is being sent: meanwhile the dialog's code comes. */
  sending: boolean;
}

/** Says thank you for what a form has sent, until the reader closes it. */
export function Thanks({ open, sending, ...rest }: Props) {
  useEffect(() => {
    // Should it fail, it is asked for again when there is something to say.
    if (sending) dialog.load().catch(() => undefined);
  }, [sending]);
  return open && <LazyThanksDialog {...rest} />;
}

/** As long as the dialog has not come, the thanks stand below the form. */
function LazyThanksDialog(props: ThanksDialogProps) {
  const module = useLazyModule(dialog);
  if (module) return <module.ThanksDialog {...props} />;
  return (
    <Notice kind="success">
      <p className="portada-guard">{props.title}</p>
      <p className="portada-guard">{props.text}</p>
    </Notice>
  );
}
