import type { NavItem } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { currentItem, currentOf } from '@portada/ui/navigation/current.ts';
import { NavLink, navKey } from '@portada/ui/navigation/NavLink.tsx';
import { classes } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import DownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useMemo } from 'react';
import { messages } from './messages.ts';

interface Props {
  links: readonly NavItem[];
  label: string;
}

/**
 * One row has no room for dropdowns of its own: children follow their entry, and an entry without address is left out.
 */
function inOneRow(items: readonly NavItem[]): NavItem[] {
  return items.flatMap(({ link, children }) => [
    ...(link.href ? [{ link, children: [] }] : []),
    ...inOneRow(children),
  ]);
}

/** HEAD-12, HEAD-13: the style sheet tells the row from the dropdown, by the window’s width. */
export function ShowNavigation({ links, label }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const { open, container, toggle, close } = useDisclosure<HTMLElement>();
  const items = useMemo(() => inOneRow(links), [links]);
  const current = currentItem(items);
  const name = label || t('label');

  return (
    <nav ref={container} aria-label={name} className="portada-guard portada-show-navigation">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="portada-guard portada-show-navigation-button"
        type="button"
        onClick={toggle}
      >
        <span className="portada-guard">
          {current && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
          <span className="portada-guard">{current?.link.text ?? t('choose')}</span>
        </span>
        <Icon of={DownIcon} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link is heard, by whatever means it is made */}
      <ul
        className={classes(
          'portada-guard portada-show-navigation-list',
          open && 'portada-show-navigation-list--open',
        )}
        id={id}
        onClick={close}
      >
        {items.map((item) => (
          <li key={navKey(item.link)} className="portada-guard">
            <NavLink
              className="portada-show-navigation-link"
              current={item === current ? currentOf(item) : undefined}
              link={item.link}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
