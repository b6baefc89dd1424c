import { safeUrl } from '@portada/core';
import type { ComponentProps } from 'react';
import { classes } from '../part.ts';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An unsafe address (`javascript:`) is dropped; the text stays. */
  href?: string | null | undefined;
}

/** The safe attributes of an `<a>`: a link to another window gets `rel="noopener"`. */
export function anchor({ href, rel, ...rest }: AnchorProps): ComponentProps<'a'> {
  return { ...rest, href: safeUrl(href), rel: classes(rest.target && 'noopener', rel) || undefined };
}
