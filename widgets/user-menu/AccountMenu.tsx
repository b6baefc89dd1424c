import { useId, useTakenPress } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import type { IconNode } from 'lucide';
import SaveIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import LogOutIcon from 'lucide/dist/esm/icons/log-out.mjs';
import MailIcon from 'lucide/dist/esm/icons/mail.mjs';
import UserIcon from 'lucide/dist/esm/icons/user-round.mjs';
import AuthorsIcon from 'lucide/dist/esm/icons/users-round.mjs';

const icons: Record<'user' | 'favourites' | 'authors' | 'newsletters' | 'logout', IconNode> = {
  user: UserIcon,
  favourites: SaveIcon,
  authors: AuthorsIcon,
  newsletters: MailIcon,
  logout: LogOutIcon,
};

export interface MenuItem {
  icon: keyof typeof icons;
  text: string;
  href: string;
  /** What went wrong with it. */
  problem?: string | false;
}

interface Props {
  /** What the button is called. */
  name: string;
  /** The letter in it; empty where the reader has no nick. */
  initial: string;
  items: readonly MenuItem[];
  startsOpen: boolean;
}

/** The signed-in reader's button and the links behind it. */
export function AccountMenu({ name, initial, items, startsOpen }: Props) {
  const id = useId();
  const { open, container, toggle } = useDisclosure<HTMLDivElement>(startsOpen);
  useTakenPress(toggle);

  return (
    <div className="portada-user-menu" ref={container}>
      <button
        type="button"
        className="portada-user-menu-button"
        part="button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {initial ? <span aria-hidden="true">{initial}</span> : <Icon of={UserIcon} />}
      </button>
      <ul className="portada-user-menu-list" id={id} part="menu" hidden={!open}>
        {items.map(({ icon, text, href, problem }) => (
          <li key={icon}>
            <a href={href}>
              <Icon of={icons[icon]} />
              <span>{text}</span>
            </a>
            {problem && <p role="alert">{problem}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
