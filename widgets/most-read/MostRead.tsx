import type { RankedLink, Ranking } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePageLanguage } from '@portada/ui/page-language.ts';
import { Tabs } from '@portada/ui/tabs/Tabs.tsx';
import { messages } from './messages.ts';

/** MOST-01; a list that has nothing to show has no tab, and one list needs none. */
export function MostRead({ lists }: { lists: readonly Ranking[] }) {
  const t = useMessages(messages);
  const lang = usePageLanguage();
  const full = lists.filter(({ items }) => items.length > 0);
  const [only] = full;
  if (!only) return null;
  if (full.length === 1) return <Places items={only.items} />;
  const tabs = full.map(({ label, items }, index) => ({
    id: String(index),
    label: <span lang={lang}>{label}</span>,
    content: <Places items={items} />,
  }));
  return <Tabs label={t('label')} tabs={tabs} />;
}

function Places({ items }: { items: readonly RankedLink[] }) {
  return (
    <ol className="portada-guard portada-most-read" lang={usePageLanguage()}>
      {items.map(({ id, title, url }, index) => (
        <li key={`${id} ${url} ${title}`} className="portada-guard portada-most-read-item">
          {/* To those who listen the list itself says the place. */}
          <span aria-hidden="true" className="portada-guard portada-most-read-place">
            {index + 1}
          </span>
          <Link className="portada-most-read-link" href={url} variant="plain">
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
