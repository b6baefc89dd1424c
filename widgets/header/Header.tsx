import type { NavItem } from '@portada/contract';
import { useHost, useMessages, useTakenPress } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useHeaderLayer } from '@portada/ui/header-layer/useHeaderLayer.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import MenuIcon from 'lucide/dist/esm/icons/menu.mjs';
import { useState } from 'react';
import { messages } from './messages.ts';
import { useHiding } from './useHiding.ts';

const panel = lazyModule(() => import('./MenuPanel.tsx'));

/** A pointer or a focus on the button comes before its press. */
function fetchPanel(): void {
  panel.load().catch(() => undefined);
}

interface Props {
  navItems: readonly NavItem[];
}

/** HEAD-01 to HEAD-03, HEAD-08: the dialog locks the page's scrolling. */
export function Header({ navItems }: Props) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState(() => panel.loaded?.MenuPanel);
  const close = () => setOpen(false);
  useHeaderLayer('menu', open, close);
  useHiding(useHost());
  const press = () => {
    panel.load().then(
      ({ MenuPanel }) => {
        setPanel(() => MenuPanel);
        setOpen(true);
      },
      (error) => console.error('Portada: the menu did not load.', error),
    );
  };

  useTakenPress(press);

  return (
    <>
      <Button
        variant="icon"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={t('open')}
        className="portada-header-toggle"
        onClick={press}
        onFocus={fetchPanel}
        onPointerEnter={fetchPanel}
      >
        <Icon of={MenuIcon} />
      </Button>
      {Panel && <Panel items={navItems} open={open} onClose={close} />}
    </>
  );
}
