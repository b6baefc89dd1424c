import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far beyond the screen a page is still drawn: a scroll meets it whole. */
const MARGIN = '1200px 0px';

interface Props {
  /** It is drawn wherever it is: something in it is to be brought to the reader. */
  isWanted: boolean;
  children: () => ReactNode;
}

/**
 * A page of a long list, drawn while it is near the screen. Out of sight it leaves an empty place of its own height, so
 * that ten thousand comments weigh as much as a few pages. Whoever is in it with the keyboard keeps it.
 */
export function PageWindow({ isWanted, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const sight = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting) setHeight(undefined);
        else if (!place.contains(document.activeElement)) setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    sight.observe(place);
    return () => sight.disconnect();
  }, []);
  const isAway = height !== undefined && !isWanted;
  return (
    <div ref={box} style={isAway ? { blockSize: height } : undefined}>
      {isAway ? null : children()}
    </div>
  );
}
