import { useMessages } from '@portada/element';
import { Skeleton } from '@portada/ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';

export function LibrarySkeleton() {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-library-loading" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((index) => (
        <div key={index} className="portada-guard">
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
