import { waitFor, within } from 'storybook/test';
import { fetchWidget } from './fetch-widget.ts';

/** A cold machine takes its time to bring the widget's module. */
const LONGEST_WAIT_MS = 20_000;

/** What `play` needs of a story's context. */
export interface Canvas {
  readonly canvasElement: HTMLElement;
}

function widgetsIn(canvas: HTMLElement): HTMLElement[] {
  return [...canvas.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
    localName.startsWith('portada-'),
  );
}

/** Waits until every widget of a story is `ready`, also those that are drawn inside others. */
export async function allDrawn(canvas: HTMLElement): Promise<void> {
  await waitFor(
    () => {
      if (canvas.querySelector('[data-testid="widget-place"]:empty'))
        throw new Error('The widget is to come.');
      const late = widgetsIn(canvas).find(({ dataset }) => dataset.state !== 'ready');
      if (late?.matches(':not(:defined)')) void fetchWidget(late.localName.slice('portada-'.length));
      if (late) throw new Error(`<${late.localName}> is ${late.dataset.state ?? 'not defined'}.`);
    },
    { timeout: LONGEST_WAIT_MS },
  );
}

/** The queries of a story's one widget, in its shadow root where it has one. */
export async function drawn(canvas: HTMLElement): Promise<ReturnType<typeof within>> {
  await allDrawn(canvas);
  const [widget] = widgetsIn(canvas);
  const root = widget?.shadowRoot?.querySelector<HTMLElement>('.portada');
  return within(root ?? canvas);
}

/** Where the links and buttons of a story's one widget are. */
function places(widget: HTMLElement | undefined): string {
  const targets = widget?.shadowRoot?.querySelectorAll('a, button') ?? [];
  const boxes = [...targets].map((target) => target.getBoundingClientRect());
  return boxes.map(({ x, y, height }) => `${x} ${y} ${height}`).join();
}

/** Of what does not fit: Swiper takes it over, and may put it elsewhere. */
function waitsForSwiper(widget: HTMLElement | undefined): boolean {
  const windows =
    widget?.shadowRoot?.querySelectorAll('.portada-strip-window:not(.portada-strip--swiped)') ?? [];
  return [...windows].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing in a strip moves any more, so that what measures its slides finds them where they stay. */
export async function atRest(canvas: HTMLElement): Promise<void> {
  await allDrawn(canvas);
  const [widget] = widgetsIn(canvas);
  await waitFor(
    async () => {
      if (waitsForSwiper(widget)) throw new Error('Swiper is to come.');
      const before = places(widget);
      await nextFrame();
      await nextFrame();
      if (places(widget) !== before) throw new Error('The strip still moves.');
    },
    { timeout: LONGEST_WAIT_MS },
  );
}
