import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import CloseIcon from 'lucide/dist/esm/icons/x.mjs';
import { messages } from './messages.ts';

/** PAY-07, PAY-11 */
export function CloseButton({ onClose }: { onClose(): void }) {
  const t = useMessages(messages);
  return (
    <Button variant="icon" className="portada-paywall-close" aria-label={t('close')} onClick={onClose}>
      <Icon of={CloseIcon} />
    </Button>
  );
}
