import { safePictureUrl } from '@portada/core';
import { useState } from 'react';
import { usePartStyles } from '../part.ts';
import css from './avatar.css';

/** UI-09 */
const AVATAR_MIN_PX = 24;
/** UI-09 */
const AVATAR_MAX_PX = 160;

export interface AvatarProps {
  /** The person's name: its first letter is shown where there is no picture. */
  name: string;
  src?: string | null | undefined;
  /** In pixels, 24 to 160 (UI-09). */
  size?: number;
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase();
}

/** A person's round picture. Decorative: the name is beside it, or is the name of the button around it. */
export function Avatar({ name, src: given, size = 40 }: AvatarProps) {
  usePartStyles(css);
  const src = safePictureUrl(given);
  const [broken, setBroken] = useState<string>();
  const pixels = Math.min(AVATAR_MAX_PX, Math.max(AVATAR_MIN_PX, size));
  return (
    <span
      aria-hidden="true"
      className="portada-guard portada-avatar"
      part="avatar"
      style={{ '--_size': `${pixels}px` }}
    >
      {src && src !== broken ? (
        <img
          alt=""
          className="portada-guard portada-avatar-picture"
          decoding="async"
          height={pixels}
          loading="lazy"
          src={src}
          width={pixels}
          onError={() => setBroken(src)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
