import { useStore } from '@nanostores/react';
import { ADS_MOBILE_MAX_PX, type AdPosition } from '@portada/contract';
import { $flags, $page } from '@portada/core';
import { useMessages } from '@portada/element';
import { useMedia } from '@portada/ui/breakpoints/useMedia.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useState } from 'react';
import { Ad } from './Ad.tsx';
import { sizesAt } from './gpt.ts';
import { messages } from './messages.ts';

const MOBILE = `(width <= ${ADS_MOBILE_MAX_PX}px)`;

/** ADS-02, ADS-06: whether the page has advertising, on a screen of this class. */
function useIsOn(isMobile: boolean): boolean {
  const { gptAdvertisingEnabled } = useStore($page);
  const flags = useStore($flags);
  const isHidden = flags[isMobile ? 'adsOnMobile' : 'adsOnDesktop'] === false;
  return gptAdvertisingEnabled && flags.advertising === true && !isHidden;
}

/** Where there is no ad to show, for one reason or another, it takes no place. */
export function AdSlot({ position }: { position: AdPosition | null }) {
  const isMobile = useMedia(MOBILE);
  const isOn = useIsOn(isMobile);
  const [closed, setClosed] = useState(false);
  if (closed) return <Closed />;
  if (!isOn || !position?.adUnitCode || sizesAt(position, window.innerWidth).length === 0) return <Nothing />;
  // Another config, or a screen of another class, is another slot.
  const key = `${isMobile} ${JSON.stringify(position)}`;
  return <Slot key={key} position={position} onClose={() => setClosed(true)} />;
}

function Slot({ position, onClose }: { position: AdPosition; onClose: () => void }) {
  const [unsold, setUnsold] = useState(false);
  if (unsold) return <Nothing />;
  return <Ad position={position} onClose={onClose} onUnsold={() => setUnsold(true)} />;
}

/** A list that holds slots reads off it that this one is no item. */
function Nothing() {
  return <div className="portada-ad-slot-nothing" hidden />;
}

const focusOn = (element: HTMLElement | null) => element?.focus();

/** What had the focus is gone: it stays where the ad was, and hears so. */
function Closed() {
  const t = useMessages(messages);
  return (
    <VisuallyHidden ref={focusOn} role="status" tabIndex={-1}>
      {t('closed')}
    </VisuallyHidden>
  );
}
