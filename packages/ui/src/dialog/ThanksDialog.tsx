import { useMessages } from '@portada/element';
import { Button } from '../button/Button.tsx';
import { uiMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

export interface ThanksDialogProps {
  title: string;
  text: string;
  onClose(): void;
}

/** See `Thanks`. */
export function ThanksDialog({ title, text, onClose }: ThanksDialogProps) {
  const t = useMessages(uiMessages);
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <p className="portada-guard">{text}</p>
    </Dialog>
  );
}
