import { useStore } from '@nanostores/react';
import { FIELD_MAX_LENGTH, SAVED_SEARCHES_MAX } from '@portada/contract';
import { $user, $userState, routeUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import BellIcon from 'lucide/dist/esm/icons/bell.mjs';
import { useState } from 'react';
import { readAddress } from '../address.ts';
import { keptName } from '../filter-names.ts';
import { cleanText, type Query } from '../query.ts';
import type { SearcherProps } from '../searcher.config.ts';
import { messages } from './messages.ts';
import { createSaveStore, type KeptSearch } from './save.store.ts';
import css from './save-search.css';

interface Props {
  props: SearcherProps;
  shown: Query;
}

const FIRST_RHYTHM = 'daily';

/** As a reader would call it: the words, and the names of what is chosen. */
function nameOf({ filters }: SearcherProps, { text, filters: chosen }: Query): string {
  const names = filters.flatMap((filter) => {
    const value = chosen[filter.name];
    if (!value) return [];
    return filter.filters.find((option) => option.value === value)?.name ?? keptName(filter, value) ?? value;
  });
  return [cleanText(text), ...names].filter(Boolean).join(', ').slice(0, FIELD_MAX_LENGTH);
}

function searchOf(props: SearcherProps, shown: Query): KeptSearch {
  const { type } = readAddress(props);
  const kind = type === 'news' || type === 'other' ? type : '';
  const name = nameOf(props, shown);
  return { name, text: cleanText(shown.text), type: kind, filters: shown.filters, rhythm: FIRST_RHYTHM };
}

/** Keeps the search that is shown, to be mailed what is new in it. Of all contents there is none to keep. */
export function SaveSearch({ props, shown }: Props) {
  const isSearch = cleanText(shown.text) !== '' || Object.keys(shown.filters).length > 0;
  return isSearch ? <Offer key={JSON.stringify(shown)} props={props} shown={shown} /> : null;
}

function Offer({ props, shown }: Props) {
  usePartStyles(css);
  const t = useMessages(messages);
  const [store] = useState(createSaveStore);
  const { status, tooMany } = useStore(store.$state);
  const reader = useStore($user);
  const isAnonymous = useStore($userState) === 'idle' && !reader.id;
  const isTold = status === 'saved' || status === 'full';
  return (
    <div className="portada-guard portada-searcher-save">
      <Button
        variant="secondary"
        waiting={status === 'waiting'}
        onClick={() => void store.save(searchOf(props, shown), isAnonymous)}
      >
        <Icon of={BellIcon} />
        <span className="portada-guard">{t('save')}</span>
      </Button>
      {isTold && (
        <Notice kind={status === 'saved' ? 'success' : 'info'}>
          <span className="portada-guard">{t(status, { max: SAVED_SEARCHES_MAX })}</span>{' '}
          <Link href={routeUrl('user.newsletters')}>{t('yours')}</Link>
        </Notice>
      )}
      {status === 'failed' && (
        <Notice kind="error">{tooMany ? <TooManyNotice {...tooMany} /> : t('failed')}</Notice>
      )}
    </div>
  );
}
