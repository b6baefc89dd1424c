import { useMessages, useTakenPress } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { StreamingCards } from '@portada/ui/features/streaming/StreamingCards.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import LiveIcon from 'lucide/dist/esm/icons/radio.mjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

interface Props {
  excludeId: string;
}

/** STRM-04, STRM-05: the dialog locks scrolling and closes on a press outside it, the button's place included. */
export function LivePanel({ excludeId }: Props) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  useTakenPress(useCallback(() => setOpen(true), []));
  // The browser gives the focus back to where it was; after a kept press, that was nowhere.
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className="portada-live-panel-button"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Icon of={LiveIcon} />
        <span className="portada-guard">{t('open')}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        className="portada-live-panel-sheet"
      >
        <StreamingCards excludeId={excludeId} />
      </Dialog>
    </>
  );
}
