import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { facetsOf } from '@portada/shared/facets.ts';
import { formatNumber } from '@portada/shared/numbers.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { writeAddress } from './address.ts';
import type { ShownProps } from './List.tsx';
import { messages } from './messages.ts';

/** How many results each choice would leave, and what is chosen, to be taken away: links, as on the page. */
export function Facets({ props, results: { help }, shown }: ShownProps) {
  const t = useMessages(messages);
  const language = useStore($language);
  const groups = facetsOf(props.filters, help.counts, shown.filters);
  if (groups.length === 0) return null;
  return (
    <dl className="portada-guard portada-searcher-facets">
      {groups.map(({ name, label, facets }) => (
        <div key={name} className="portada-guard portada-searcher-facet-group">
          <dt className="portada-guard">{label}</dt>
          {facets.map(({ value, name, count, filters }) => (
            <dd key={value} className="portada-guard">
              <Link
                aria-label={
                  count === null
                    ? t('without', { name })
                    : t(count === 1 ? 'facetOne' : 'facet', { name, n: count })
                }
                className={`portada-searcher-facet${count === null ? ' portada-searcher-facet-chosen' : ''}`}
                href={writeAddress(props, { ...shown, filters }).href}
                variant="plain"
              >
                <span>{name}</span>
                {count !== null && (
                  // A space, as the words of the link are read in one.
                  <span className="portada-searcher-facet-count">{` ${formatNumber(count, language)}`}</span>
                )}
              </Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
