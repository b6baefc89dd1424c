import type { NavItem } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { Menu } from './Menu.tsx';
import css from './menu.css';
import { messages } from './messages.ts';

interface Props {
  items: readonly NavItem[];
  open: boolean;
  onClose(): void;
}

/** The menu over the page, whose scrolling the dialog locks (HEAD-03). Fetched when it is first wanted. */
export function MenuPanel({ items, open, onClose }: Props) {
  usePartStyles(css);
  const t = useMessages(messages);
  return (
    <Dialog open={open} title={t('title')} className="portada-header-menu" onClose={onClose}>
      <Menu items={items} label={t('title')} onLeave={onClose} />
    </Dialog>
  );
}
