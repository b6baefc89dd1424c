import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pages within this distance of the viewport are rendered. */
const MARGIN = '1200px 0px';

interface Props {
  /** Always rendered: it contains the target of a scroll. */
  isWanted: boolean;
  children: () => ReactNode;
}

/**
 * A page of a virtualised list, rendered while it is near the viewport. Otherwise an empty box of the same height
 * replaces it, so that ten thousand comments need as many nodes as a few pages. A page that contains the focus
 * stays.
 */
export function PageWindow({ isWanted, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const section = box.current;
    if (!section) return;
    const sight = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting) setHeight(undefined);
        else if (!section.contains(document.activeElement)) setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    sight.observe(section);
    return () => sight.disconnect();
  }, []);
  const isAway = height !== undefined && !isWanted;
  return (
    <div ref={box} style={isAway ? { blockSize: height } : undefined}>
      {isAway ? null : children()}
    </div>
  );
}
