import { FIELD_MAX_LENGTH, type SavedSearch, type SearchRhythm, searchRhythms } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';
import { useMessages } from '@portada/element';
import { resultsPath } from '@portada/shared/search-query.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Select } from '@portada/ui/select/Select.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { RemoveButton } from '../library/RemoveButton.tsx';
import type { RemoveItem } from '../library/useRemoval.ts';
import { messages } from './messages.ts';
import type { SearchesStore } from './searches.store.ts';

interface Props {
  item: SavedSearch;
  store: SearchesStore;
  onRemove: RemoveItem;
  onSaved(item: SavedSearch): void;
}

/** One search: what it is called, how often it is mailed, and the way to its results. */
export function SearchItem({ item, store, onRemove, onSaved }: Props) {
  const t = useMessages(messages);
  const [name, setName] = useState(item.name);
  const [rhythm, setRhythm] = useState<SearchRhythm>(item.rhythm);
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const isChanged = name.trim() !== item.name || rhythm !== item.rhythm;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || !name.trim()) return;
    setStatus('waiting');
    const settings = { name: name.trim(), rhythm };
    const done = await store.change(item.id, settings);
    setStatus(done ? 'idle' : 'failed');
    if (done) onSaved({ ...item, ...settings });
  };

  return (
    <li className="portada-guard">
      <form
        aria-label={item.name}
        className="portada-guard portada-searches-item"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={t('name')}
          maxLength={FIELD_MAX_LENGTH}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t('rhythm')}
          options={searchRhythms.map((value) => ({ value, label: t(value) }))}
          value={rhythm}
          onChange={({ target }) =>
            setRhythm(searchRhythms.find((value) => value === target.value) ?? item.rhythm)
          }
        />
        {status === 'failed' && <Notice kind="error">{t('saveFailed')}</Notice>}
        <div className="portada-guard portada-searches-buttons">
          <Button
            aria-label={`${t('save')}: ${item.name}`}
            type="submit"
            variant="secondary"
            waiting={status === 'waiting'}
          >
            {t('save')}
          </Button>
          <RemoveButton id={item.id} text={t('remove')} name={item.name} onRemove={onRemove} />
          <Link aria-label={`${t('open')}: ${item.name}`} href={onSite(resultsPath(item))}>
            {t('open')}
          </Link>
        </div>
      </form>
    </li>
  );
}
