import { useStore } from '@nanostores/react';
import { $page } from '@portada/core';
import { useHost } from '@portada/element';
import { useEffect, useState } from 'react';
import { momentOf } from './media/moment.ts';
import type { Player } from './media/player.ts';
import { positionOf } from './media/positions.ts';

export interface StartPosition {
  /** Where a press is to begin: the moment that the address names, or where the reader left it. */
  at: number | undefined;
  /** Under what the position is kept. */
  key: string;
}

const PLAYERS = 'portada-video-player, portada-audio-player';

/** An address names a moment of one media: of the first on the page. */
function isAddressed(host: HTMLElement | null): boolean {
  return host === null || document.querySelector(PLAYERS) === host;
}

/** Where to begin with a content, and on to what moment a link of the page leads while it plays. */
export function useStartPosition(contentId: string, src: string, player: Player | undefined): StartPosition {
  const host = useHost();
  const page = useStore($page);
  const key = `${contentId || page.contentId}|${src}`;
  const named = () => (isAddressed(host) ? momentOf(location.hash) : undefined);
  const begin = () => ({ key, at: named() ?? positionOf(key) });
  const [start, setStart] = useState(begin);
  // After a soft navigation a player that stays is on another page; what it plays keeps the key that it began with.
  if (start.key !== key) setStart(begin);

  useEffect(() => {
    const onHash = () => {
      const moment = isAddressed(host) ? momentOf(location.hash) : undefined;
      if (moment === undefined) return;
      setStart((before) => ({ ...before, at: moment }));
      player?.seek(moment);
      void player?.play();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [host, player]);
  return { at: start.at || undefined, key };
}
