import type { Link as LinkData } from '@portada/contract';
import { Link } from '../link/Link.tsx';
import type { Current } from './current.ts';

interface Props {
  link: LinkData;
  /** The `aria-current` of this link: see `currentOf`. */
  current?: Current;
  className?: string;
}

/** HEAD-09: a link with all attributes of its navigation item. */
export function NavLink({ link, current, className }: Props) {
  return (
    <Link
      aria-current={current}
      className={className}
      href={link.href}
      rel={link.rel}
      target={link.target || undefined}
      // A title that only repeats the text would be read twice.
      title={link.title && link.title !== link.text ? link.title : undefined}
      variant="plain"
    >
      {link.text}
    </Link>
  );
}

/** A key for an item: menus are written by hand, and ids may be missing. */
export function navKey({ id, href, text }: LinkData): string {
  return `${id} ${href} ${text}`;
}
