import { emit } from '@portada/core';
import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Attributes, Values } from './attributes.ts';
import { Data } from './data.ts';
import { Fallback, lightPoint, ownerRoot, removeClonedPoints, takeFocusAlong } from './fallback.ts';
import reset from './reset.css';
import { Shell, type ShellHost } from './Shell.tsx';
import { adopt } from './styles.ts';

export interface WidgetDefinition<Schema extends Attributes> {
  readonly tag: `portada-${string}`;
  /**
   * `light`: drawn among the page's own nodes, where forms, anchors, passwords and search engines find it.
   * `shadow`: drawn in an open shadow root, out of reach of the page's styles.
   */
  readonly root: 'light' | 'shadow';
  readonly attributes: Schema;
  /** Of a light widget: the slots of what the server writes inside and the widget keeps on screen, in their order. */
  readonly slots?: readonly string[];
  /** Style sheets of the widget itself; the parts it draws with bring their own. */
  readonly styles?: readonly string[];
}

/** What r2wc keeps of a mounted widget. */
interface Mounted {
  readonly react: Root;
  readonly point: HTMLElement;
}

/** r2wc's class as it is at run time; its own types say no more than `CustomElementConstructor`. */
type R2wcClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const Base = r2wc<object, Mounted | undefined>(
  () => null,
  {},
  {
    mount: (element) => (element instanceof WidgetElement ? element.mount() : undefined),
    update: () => undefined,
    unmount: (mounted) => {
      mounted?.react.unmount();
      mounted?.point.remove();
    },
  },
) as unknown as R2wcClass;

/** React's ids must differ between the many roots of one page. */
let mounts = 0;

/**
 * The element behind every widget. It stands on r2wc's renderer but gives r2wc no props, and mounts later and
 * unmounts less often than r2wc would: a widget is mounted while it is connected and wanted (`data-state`), and
 * unmounted only if it is still out of the page a task later, so that moving it about does not cost its state.
 */
export class WidgetElement<Schema extends Attributes = Attributes> extends Base {
  readonly data: Data<Schema>;
  readonly #View: ComponentType<Values<Schema>>;
  readonly #definition: WidgetDefinition<Schema>;
  readonly #shadow: ShadowRoot;
  readonly #fallback: Fallback;
  #connected = false;
  #mounted = false;

  constructor(View: ComponentType<Values<Schema>>, definition: WidgetDefinition<Schema>) {
    super();
    this.#View = View;
    this.#definition = definition;
    this.data = new Data(this, definition.attributes);
    this.#shadow = this.attachShadow({ mode: definition.root === 'light' ? 'closed' : 'open' });
    this.#fallback = new Fallback(this.#shadow, definition.slots);
  }

  override connectedCallback(): void {
    this.#connected = true;
    if (this.#mounted) return;
    removeClonedPoints(this);
    this.data.takeOver();
    // Where there is a loader it decides when a widget starts; without one it starts at once.
    const { state } = this.dataset;
    if (window.portada ? state === 'loading' : state !== 'off') this.#start();
  }

  override disconnectedCallback(): void {
    this.#connected = false;
    setTimeout(() => {
      if (this.#mounted && !this.#connected) this.#end();
    });
  }

  attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
    if (name !== 'data-state') this.data.write(name, after);
    else if (after === 'loading' && !this.#mounted && this.#connected) this.#start();
    else if (after === 'off' && this.#mounted) this.#end();
  }

  #start(): void {
    this.#mounted = true;
    this.data.takeOver();
    this.dataset.state = 'loading';
    super.connectedCallback();
  }

  #end(): void {
    this.#mounted = false;
    super.disconnectedCallback();
    if (this.dataset.state !== 'off') delete this.dataset.state;
  }

  /** Draws the view; r2wc calls this. */
  mount(): Mounted {
    const { tag, root, styles = [] } = this.#definition;
    const styleRoot = root === 'light' ? ownerRoot(this) : this.#shadow;
    for (const css of [reset, ...styles]) adopt(styleRoot, css);
    const point = root === 'light' ? lightPoint(this) : this.#shadowPoint();
    point.className = 'portada';
    const react = createRoot(point, {
      identifierPrefix: `${tag}-${++mounts}-`,
      onCaughtError: (error) => console.error(`Portada: <${tag}> failed; the fallback shows.`, error),
    });
    react.render(<Shell View={this.#View} host={this.#host(styleRoot, point)} />);
    return { react, point };
  }

  #shadowPoint(): HTMLElement {
    const point = document.createElement('div');
    point.part.add('root');
    this.#shadow.prepend(point);
    return point;
  }

  #host(root: DocumentOrShadowRoot, point: HTMLElement): ShellHost<Values<Schema>> {
    const { tag } = this.#definition;
    const show = () => this.#fallback.show();
    const hide = () => {
      takeFocusAlong(this, point);
      this.#fallback.hide();
    };
    return {
      element: this,
      root,
      fallback: { show, hide },
      subscribe: this.data.subscribe,
      values: this.data.values,
      missing: () => this.data.missing(),
      drawn: () => {
        hide();
        this.dataset.state = 'ready';
        // The loader's note of an early click has been read, and must not open anything a second time.
        delete this.dataset.activated;
        emit(this, 'portada:ready', { tag });
        return show;
      },
      failed: (error) => {
        this.dataset.state = 'failed';
        emit(this, 'portada:error', { tag, error });
      },
    };
  }
}
