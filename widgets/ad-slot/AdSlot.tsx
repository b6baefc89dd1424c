import { useStore } from '@nanostores/react';
import type { AdPosition } from '@portada/contract';
import { $flags, $page } from '@portada/core';
import { useMessages } from '@portada/element';
import { useMedia } from '@portada/ui/breakpoints/useMedia.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useState } from 'react';
import { Ad } from './Ad.tsx';
import { sizesAt } from './gpt.ts';
import { messages } from './messages.ts';
import { ADS_MOBILE_MAX_PX } from './reserve.ts';

const MOBILE = `(width <= ${ADS_MOBILE_MAX_PX}px)`;

/** ADS-02, ADS-06: whether the page has advertising, on a screen of this class. */
function useIsOn(isMobile: boolean): boolean {
  const { gptAdvertisingEnabled } = useStore($page);
  const flags = useStore($flags);
  const isHidden = flags[isMobile ? 'adsOnMobile' : 'adsOnDesktop'] === false;
  return gptAdvertisingEnabled && flags.advertising === true && !isHidden;
}

/** Without an ad it takes no space. */
export function AdSlot({ position }: { position: AdPosition | null }) {
  const isMobile = useMedia(MOBILE);
  const isOn = useIsOn(isMobile);
  const [closed, setClosed] = useState(false);
  if (closed) return <ClosedSlot />;
  if (!isOn || !position?.adUnitCode || sizesAt(position, window.innerWidth).length === 0)
    return <EmptySlot />;
  // Another config or screen class needs a new slot.
  const key = `${isMobile} ${JSON.stringify(position)}`;
  return <Slot key={key} position={position} onClose={() => setClosed(true)} />;
}

function Slot({ position, onClose }: { position: AdPosition; onClose: () => void }) {
  const [unsold, setUnsold] = useState(false);
  if (unsold) return <EmptySlot />;
  return <Ad position={position} onClose={onClose} onUnsold={() => setUnsold(true)} />;
}

/** Marks the element so that a list does not count it as an item. */
function EmptySlot() {
  return <div className="portada-ad-slot-nothing" hidden />;
}

const focusOn = (element: HTMLElement | null) => element?.focus();

/** The focused element is gone: the focus stays where the ad was, and that is announced. */
function ClosedSlot() {
  const t = useMessages(messages);
  return (
    <VisuallyHidden ref={focusOn} role="status" tabIndex={-1}>
      {t('closed')}
    </VisuallyHidden>
  );
}
