import { Skeleton } from '@portada/ui/skeleton/Skeleton.tsx';

/** The places of results that are on their way, as high as a result is (SEEK-12). */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="portada-guard portada-searcher-skeleton">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
        <div key={row} className="portada-guard portada-searcher-skeleton-row">
          <div className="portada-guard">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
          <div className="portada-guard portada-searcher-skeleton-picture">
            <Skeleton shape="box" />
          </div>
        </div>
      ))}
    </div>
  );
}
