/** A small advertising library for stories, which answers every slot at once with an ad of its own. */
type Listener = (event: { slot: object; isEmpty: boolean }) => void;
type Size = readonly [number, number] | 'fluid';

/** What a slot is answered: an ad, none, or nothing, as with a blocker. */
export type Answer = 'ad' | 'none' | 'silence';

function drawAd(element: HTMLElement | null, sizes: readonly Size[]): void {
  const [width, height] = sizes.find((size) => size !== 'fluid') ?? [300, 250];
  const ad = document.createElement('a');
  ad.href = '#anuncio';
  ad.textContent = `${width} × ${height}`;
  Object.assign(ad.style, {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    inlineSize: `${width}px`,
    maxInlineSize: '100%',
    blockSize: `${height}px`,
    background: '#e8eef3',
    color: '#16324a',
    font: '600 1.25rem Georgia, serif',
  });
  element?.replaceChildren(ad);
}

function createSlot(sizes: readonly Size[], elementId: string) {
  const slot = {
    sizes,
    elementId,
    addService: () => slot,
    defineSizeMapping: (rows: (readonly [readonly [number, number], readonly Size[]])[]) => {
      const [widest] = rows.filter(([[least]]) => least <= innerWidth).toSorted(([[a]], [[b]]) => b - a);
      slot.sizes = widest?.[1] ?? [];
      return slot;
    },
    setTargeting: () => slot,
  };
  return slot;
}

/** Puts the library on the page; the next slots are answered like this. */
export function serveAds(answer: Answer): void {
  const slots: ReturnType<typeof createSlot>[] = [];
  const listeners: Listener[] = [];
  const builder = () => {
    const rows: unknown[] = [];
    const mapping = {
      addSize: (...row: unknown[]) => {
        rows.push(row);
        return mapping;
      },
      build: () => rows,
    };
    return mapping;
  };
  const served = {
    apiReady: true,
    answer,
    cmd: { push: (command: () => void) => command() },
    defineSlot: (_unit: string, sizes: readonly Size[], elementId: string) => {
      const slot = createSlot(sizes, elementId);
      slots.push(slot);
      return slot;
    },
    destroySlots: () => undefined,
    display: () => undefined,
    enableServices: () => undefined,
    sizeMapping: builder,
    pubads: () => ({
      addEventListener: (_name: string, listener: Listener) => listeners.push(listener),
      disableInitialLoad: () => undefined,
      refresh: (asked: object[]) => {
        for (const slot of slots.filter((one) => asked.includes(one))) {
          if (served.answer === 'silence') continue;
          if (served.answer === 'ad') drawAd(document.getElementById(slot.elementId), slot.sizes);
          for (const listener of listeners) listener({ slot, isEmpty: served.answer === 'none' });
        }
      },
    }),
  };
  // The library is on the page once, however many stories there are.
  const existing: unknown = Reflect.get(window, 'googletag');
  if (existing) Object.assign(existing, { answer });
  else Reflect.set(window, 'googletag', served);
}
