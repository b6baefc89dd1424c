import type { NavItem } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { currentItem, currentOf } from '@portada/ui/navigation/current.ts';
import { NavLink, navKey } from '@portada/ui/navigation/NavLink.tsx';
import { StripArrows } from '@portada/ui/swiper/StripArrows.tsx';
import { useStrip } from '@portada/ui/swiper/useStrip.ts';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { SubMenu } from './SubMenu.tsx';

interface Props {
  items: readonly NavItem[];
  label: string;
}

/** HEAD-09 to HEAD-11 */
export function SwiperMenu({ items, label }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const { ref, view, show } = useStrip({ count: items.length });
  const current = currentItem(items);
  const currentIndex = current ? items.indexOf(current) : -1;

  const { overflows } = view;
  // Once it is known that not all fit: whoever comes to a section finds it in sight.
  useEffect(() => {
    if (overflows && currentIndex > 0) show(currentIndex, false);
  }, [overflows, currentIndex, show]);

  const onMove = (direction: -1 | 1) => {
    const step = Math.max(1, view.last - view.first);
    show(Math.min(Math.max(view.first + direction * step, 0), items.length - 1));
  };

  return (
    <nav aria-label={label || t('label')} className="portada-strip portada-swiper-menu">
      <StripArrows slim controls={id} view={view} onMove={onMove} />
      <div ref={ref} className="portada-strip-window" id={id}>
        <ul className="portada-strip-track">
          {items.map((item) => (
            <li key={navKey(item.link)} className="portada-strip-slide">
              {item.children.length > 0 ? (
                <SubMenu current={item === current} item={item} />
              ) : (
                <NavLink
                  className="portada-swiper-menu-link"
                  current={item === current ? currentOf(item) : undefined}
                  link={item.link}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
