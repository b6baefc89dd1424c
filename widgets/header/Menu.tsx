import type { NavItem } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { type Current, currentItem, currentOf } from '@portada/ui/navigation/current.ts';
import { NavLink, navKey } from '@portada/ui/navigation/NavLink.tsx';
import { classes } from '@portada/ui/part.ts';
import DownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type MouseEvent, useState } from 'react';
import { messages } from './messages.ts';

interface MenuProps {
  items: readonly NavItem[];
  label: string;
  /** A link was followed: a page that the reader comes back to must not show the menu still open. */
  onLeave(): void;
}

/** The entries of the menu, one under another. */
export function Menu({ items, label, onLeave }: MenuProps) {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onLeave();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link is heard, by whatever means it is made
    <nav aria-label={label} className="portada-guard portada-header-nav" onClick={onClick}>
      <Items items={items} />
    </nav>
  );
}

function Items({ items }: { items: readonly NavItem[] }) {
  const current = currentItem(items);
  return (
    <ul className="portada-guard portada-header-list">
      {items.map((item) => (
        <Item key={navKey(item.link)} current={item === current ? currentOf(item) : undefined} item={item} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: NavItem;
  current: Current;
}

function Item({ item, current }: ItemProps) {
  return (
    <li className="portada-guard">
      {item.children.length > 0 ? (
        <Group current={current} item={item} />
      ) : (
        <NavLink className="portada-header-link" current={current} link={item.link} />
      )}
    </li>
  );
}

/** HEAD-09: an item with parts, which a button folds out: beside the item's link, or in its place where it has none. */
function Group({ item: { link, children }, current }: ItemProps) {
  const t = useMessages(messages);
  const id = useId();
  const [open, setOpen] = useState(current !== undefined);
  return (
    <>
      <div className="portada-guard portada-header-row">
        {link.href && <NavLink className="portada-header-link" current={current} link={link} />}
        <button
          aria-controls={id}
          aria-expanded={open}
          aria-label={link.href ? t('parts', { name: link.text }) : undefined}
          className={classes('portada-guard', !link.href && 'portada-header-link')}
          type="button"
          onClick={() => setOpen(!open)}
        >
          {!link.href && <span className="portada-guard">{link.text}</span>}
          <Icon of={DownIcon} />
        </button>
      </div>
      <div className="portada-guard portada-header-parts" hidden={!open} id={id}>
        <Items items={children} />
      </div>
    </>
  );
}
