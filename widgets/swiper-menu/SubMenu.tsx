import type { NavItem } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { currentOf } from '@portada/ui/navigation/current.ts';
import { NavLink, navKey } from '@portada/ui/navigation/NavLink.tsx';
import DownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useRef } from 'react';
import { messages } from './messages.ts';
import { usePlacedPopover } from './usePlacedPopover.ts';

interface Props {
  item: NavItem;
  current: boolean;
}

/**
 * HEAD-10: an item with parts. The item stays a link, and a button beside it opens the dropdown; an item without an
 * address is the button itself. The dropdown lies in the browser's top layer, where the strip cannot cut it off.
 */
export function SubMenu({ item: { link, children }, current }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const { open, container, toggle, close } = useDisclosure<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  usePlacedPopover(list, container, open, close);

  const here = current ? currentOf({ link, children }) : undefined;
  return (
    <div ref={container} className="portada-swiper-menu-group">
      {link.href && <NavLink className="portada-swiper-menu-link" current={here} link={link} />}
      <button
        aria-controls={id}
        aria-expanded={open}
        aria-label={link.href ? t('open', { name: link.text }) : undefined}
        className={link.href ? 'portada-swiper-menu-button' : 'portada-swiper-menu-link'}
        part="button"
        type="button"
        onClick={toggle}
      >
        {!link.href && <span>{link.text}</span>}
        <Icon of={DownIcon} />
      </button>
      <ul ref={list} className="portada-swiper-menu-list" id={id} part="menu" popover="manual">
        <Parts items={children} />
      </ul>
    </div>
  );
}

function Parts({ items }: { items: readonly NavItem[] }) {
  return items.map((item) => (
    <li key={navKey(item.link)}>
      <NavLink className="portada-swiper-menu-link" current={currentOf(item)} link={item.link} />
      {item.children.length > 0 && (
        <ul className="portada-swiper-menu-parts">
          <Parts items={item.children} />
        </ul>
      )}
    </li>
  ));
}
