import { safeUrl } from '@portada/core';
import type { ComponentProps } from 'react';
import { classes } from '../part.ts';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address that could run code is dropped, and the text stays. */
  href?: string | null | undefined;
}

/** The checked attributes of an `<a>`: a link that opens elsewhere never hands over its opener. */
export function anchor({ href, rel, ...rest }: AnchorProps): ComponentProps<'a'> {
  return { ...rest, href: safeUrl(href), rel: classes(rest.target && 'noopener', rel) || undefined };
}
