import type { HotTopic } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePageLanguage } from '@portada/ui/page-language.ts';
import { StripArrows } from '@portada/ui/swiper/StripArrows.tsx';
import { useStrip } from '@portada/ui/swiper/useStrip.ts';
import { messages } from './messages.ts';

/** HEAD-15 */
const HOT_TOPICS_STEP_PX = 100;

interface Props {
  links: readonly HotTopic[];
  label: string;
}

/** HEAD-14, HEAD-15 */
export function HotTopics({ links, label }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const { ref, view, moveBy } = useStrip({ count: links.length, swiped: false });
  return (
    <nav aria-label={label || t('label')} className="portada-hot-topics">
      <StripArrows
        slim
        controls={id}
        view={view}
        onMove={(direction) => moveBy(direction * HOT_TOPICS_STEP_PX)}
      />
      <div ref={ref} className="portada-hot-topics-window" id={id}>
        <ul className="portada-hot-topics-list" lang={usePageLanguage()}>
          {links.map(({ link }) => (
            <li key={`${link.id} ${link.href} ${link.text}`}>
              <Link
                className="portada-hot-topics-link"
                href={link.href}
                rel={link.rel}
                target={link.target || undefined}
                title={link.title || undefined}
                variant="plain"
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
