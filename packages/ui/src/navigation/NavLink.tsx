import type { Link as LinkData } from '@portada/contract';
import { Link } from '../link/Link.tsx';
import type { Current } from './current.ts';

interface Props {
  link: LinkData;
  /** Where the page is, seen from this link: see `currentOf`. */
  current?: Current;
  className?: string;
}

/** HEAD-09: a real link, with all that the item says of it. */
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

/** What tells an item among its neighbours: menus are written by hand, and ids may be missing. */
export function navKey({ id, href, text }: LinkData): string {
  return `${id} ${href} ${text}`;
}
