import { useMessages } from '@portada/element';
import { Button } from '../button/Button.tsx';
import { uiMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  onClose(): void;
}

/** Says thank you for what a form has sent, until the reader closes it. */
export function ThanksDialog({ open, title, text, onClose }: Props) {
  const t = useMessages(uiMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="portada-guard">{text}</p>
    </Dialog>
  );
}
