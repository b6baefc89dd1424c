import { useStore } from '@nanostores/react';
import type { AdPosition } from '@portada/contract';
import { $flags } from '@portada/core';
import { useEmit, useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import CloseIcon from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAdStore } from './ad.store.ts';
import { messages } from './messages.ts';
import { onceUnseen, whileSeen } from './viewing.ts';

interface Props {
  position: AdPosition;
  onClose: () => void;
  /** There is no ad, and its reserved space is off screen. */
  onUnsold: () => void;
}

/** ADS-01, ADS-03: the reserved space of an ad, filled by the ad library. */
export function Ad({ position, onClose, onUnsold }: Props) {
  const t = useMessages(messages);
  const container = useRef<HTMLDivElement>(null);
  const id = `portada-ad-${useId()}`;
  const [store] = useState(() => createAdStore(position, id));
  const state = useStore(store.$state);
  const isClosable = useStore($flags).closableAds === true;
  const leave = useEffectEvent(onUnsold);
  const emit = useEmit();
  const tell = (action: 'shown' | 'closed') =>
    emit('portada:ad', { position: position.id, adUnitCode: position.adUnitCode, action });
  const tellShown = useEffectEvent(() => tell('shown'));

  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (state === 'filled') tellShown();
  }, [state]);
  useEffect(() => {
    if (!container.current) return;
    if (state === 'filled') return whileSeen(container.current, store.refresh);
    if (state === 'empty' || state === 'blocked') return onceUnseen(container.current, () => leave());
  }, [state, store]);

  const heights = {
    '--_mobile': `${position.minimumReservedHeightMobile}px`,
    '--_desktop': `${position.minimumReservedHeightDesktop}px`,
  };
  const isFilled = state === 'filled';
  // Also while it is on its way: a blank of this size says what it is for.
  const isExpected = isFilled || state === 'loading' || state === 'waiting';
  return (
    <div
      className="portada-guard portada-ad-slot"
      data-ad={state}
      data-type={position.type || undefined}
      part="ad"
      style={heights}
      {...(isFilled && { role: 'group', 'aria-label': t('label') })}
    >
      <div className="portada-guard portada-ad-slot-head">
        {isExpected && <p className="portada-guard portada-ad-slot-label">{t('label')}</p>}
        {/* ADS-05 */}
        {isFilled && isClosable && (
          <Button
            aria-label={t('close')}
            className="portada-ad-slot-close"
            part="close"
            variant="icon"
            onClick={() => {
              tell('closed');
              onClose();
            }}
          >
            <Icon of={CloseIcon} />
          </Button>
        )}
      </div>
      <div className="portada-guard portada-guest portada-ad-slot-place" id={id} ref={container} />
    </div>
  );
}
