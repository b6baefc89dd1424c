import type { NamedLink } from '@portada/contract';
import { Link } from '../../link/Link.tsx';

/** A name, as a link where it leads somewhere. */
export function NameLink({ of: { name, url } }: { of: NamedLink }) {
  return url ? (
    <Link variant="plain" href={url}>
      {name}
    </Link>
  ) : (
    <span className="portada-guard">{name}</span>
  );
}
