import { navigation } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { SearchForm } from '@portada/ui/features/search-form/SearchForm.tsx';
import { searchUrl } from '@portada/ui/features/search-form/search-urls.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import CloseIcon from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The layer's content: the form, focused, and a close button. Loaded on demand. */
export function SearchLayer({ open, onClose }: Props) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  return (
    <div className="portada-guard portada-header-search-content">
      <SearchForm input={input} onSearch={(text) => navigation.go(searchUrl(text))} />
      <Button variant="icon" aria-label={t('close')} onClick={onClose}>
        <Icon of={CloseIcon} />
      </Button>
    </div>
  );
}
