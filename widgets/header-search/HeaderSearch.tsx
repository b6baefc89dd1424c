import { browser } from '@portada/core';
import { $headerLayer } from '@portada/core/header-layer.ts';
import { searchUrl } from '@portada/core/search-urls.ts';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { SearchForm } from '@portada/ui/search-form/SearchForm.tsx';
import { useWindowWide } from '@portada/ui/window-wide/useWindowWide.ts';
import SearchIcon from 'lucide-react/icons/search';
import CloseIcon from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { messages } from './messages.ts';

/** HEAD-02: says that the search lies open, and closes it when something else is to. */
function useHeaderLayer(open: boolean, close: () => void): void {
  const giveWay = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    $headerLayer.set('search');
    const stop = $headerLayer.listen((layer) => {
      if (layer !== 'search') giveWay();
    });
    return () => {
      stop();
      if ($headerLayer.get() === 'search') $headerLayer.set('');
    };
  }, [open]);
}

/** A press that asks for another tab or window is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** HEAD-04, reading 10: the link to the search page, which opens a layer with the form in it. */
export function HeaderSearch() {
  const t = useMessages(messages);
  const id = useId();
  const { open, container, toggle, close } = useDisclosure<HTMLDivElement>();
  const link = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useHeaderLayer(open, close);
  const style = useWindowWide(container, open);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    toggle();
  };
  const dismiss = () => {
    close();
    link.current?.focus();
  };
  return (
    <div ref={container} className="portada-guard portada-header-search">
      <a
        ref={link}
        aria-controls={id}
        aria-expanded={open}
        aria-label={t('open')}
        className="portada-guard portada-header-search-toggle"
        href={searchUrl()}
        part="toggle"
        onClick={press}
      >
        <Icon of={SearchIcon} />
      </a>
      <div
        className="portada-guard portada-header-search-layer"
        hidden={!open}
        id={id}
        part="layer"
        style={style}
      >
        <div className="portada-guard portada-header-search-content">
          <SearchForm input={input} onSearch={(text) => browser.go(searchUrl(text))} />
          <Button variant="icon" aria-label={t('close')} onClick={dismiss}>
            <Icon of={CloseIcon} />
          </Button>
        </div>
      </div>
    </div>
  );
}
