import { type SearchType, searchTypes } from '@portada/contract';
import { navigation } from '@portada/core';
import { useMessages } from '@portada/element';
import { SearchForm } from '@portada/ui/features/search-form/SearchForm.tsx';
import { searchResultsUrl } from '@portada/ui/features/search-form/search-urls.ts';
import { Select } from '@portada/ui/select/Select.tsx';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

interface SearchSummary {
  text: string;
  /** What was searched for instead. */
  meant?: string;
  numResults: number | null;
}

interface Props extends SearchSummary {
  searchtype: SearchType;
}

/** Other values are another search. */
export function SearchOpening(props: Props) {
  return <Opening key={JSON.stringify(props)} {...props} />;
}

/** What the page found, until a searcher on it tells of something newer. */
function useFound(summary: SearchSummary): SearchSummary {
  const [found, setFound] = useState(summary);
  useEffect(() => {
    const follow = ({ detail }: DocumentEventMap['portada:search']) => setFound(detail);
    document.addEventListener('portada:search', follow);
    return () => document.removeEventListener('portada:search', follow);
  }, []);
  return found;
}

/** SRCH-01 */
function Opening({ text, searchtype, ...rest }: Props) {
  const t = useMessages(messages);
  const [type, setType] = useState<SearchType>(searchtype);
  const found = useFound({ text, ...rest });

  const filter = (
    <Select
      label={t('type')}
      name="searchtype"
      options={searchTypes.map((value) => ({ value, label: t(value) }))}
      value={type}
      onChange={({ target }) => setType(searchTypes.find((value) => value === target.value) ?? 'all')}
    />
  );
  return (
    <div className="portada-guard portada-search-opening">
      <Title {...found} />
      <SearchForm
        filter={filter}
        text={text}
        voice
        onSearch={(wanted) => navigation.go(searchResultsUrl(wanted, type))}
      />
    </div>
  );
}

function Title({ text: typed, meant, numResults }: SearchSummary) {
  const t = useMessages(messages);
  const text = meant || typed;
  const about = text ? 'For' : '';
  const count = numResults ?? 0;
  const key = numResults === 1 ? 'one' : numResults === 0 ? 'none' : numResults === null ? 'some' : 'many';
  return (
    <h1 className="portada-guard portada-search-opening-title">{t(`${key}${about}`, { count, text })}</h1>
  );
}
