import { navigation } from '@portada/core';
import { isPlainClick } from '@portada/core/is-plain-click.ts';
import { useId, useMessages, useTakenPress } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { searchUrl } from '@portada/ui/features/search-form/search-urls.ts';
import { useHeaderLayer } from '@portada/ui/header-layer/useHeaderLayer.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import { type MouseEvent, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { useWindowWide } from './useWindowWide.ts';

const layer = lazyModule(() => import('./SearchLayer.tsx'));

/** Preloads on hover or focus. */
function fetchLayer(): void {
  layer.load().catch(() => undefined);
}

/** HEAD-04, reading 10: the link to the search page, which opens a layer with the form in it. */
export function HeaderSearch() {
  const t = useMessages(messages);
  const id = useId();
  const { open, container, toggle, close } = useDisclosure<HTMLDivElement>();
  const link = useRef<HTMLAnchorElement>(null);
  const [Layer, setLayer] = useState(() => layer.loaded?.SearchLayer);
  useHeaderLayer('search', open, close);
  const style = useWindowWide(container, open);
  const toggleLayer = () => {
    layer.load().then(
      ({ SearchLayer }) => {
        setLayer(() => SearchLayer);
        toggle();
      },
      () => navigation.go(searchUrl()),
    );
  };
  useTakenPress(toggleLayer);
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    toggleLayer();
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
        onFocus={fetchLayer}
        onPointerEnter={fetchLayer}
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
        {Layer && <Layer open={open} onClose={dismiss} />}
      </div>
    </div>
  );
}
