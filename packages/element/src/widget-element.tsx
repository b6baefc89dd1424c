import { findPortada } from '@portada/contract';
import { emit, textsComing } from '@portada/core';
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Attributes, Values } from './attributes.ts';
import { Data } from './data.ts';
import {
  fallbackSlot,
  lightPoint,
  ownerRoot,
  removeClonedPoints,
  shadowPoint,
  takeFocusAlong,
} from './fallback.ts';
import { inTurn } from './in-turn.ts';
import reset from './reset.css';
import { Shell, type ShellHost } from './Shell.tsx';
import { createMark } from './spoken.ts';
import { adopt } from './styles.ts';
import { whenShown } from './when-shown.ts';

export interface WidgetDefinition<Schema extends Attributes> {
  readonly tag: `${string}-${string}`;
  /**
   * `light`: rendered in the light DOM, where forms, anchors, password managers and search engines find it.
   * `shadow`: rendered in an open shadow root, isolated from the page's styles.
   */
  readonly root: 'light' | 'shadow';
  readonly attributes: Schema;
  /** For light widgets: the names of the slots whose children stay on screen beside the view, in order. */
  readonly slots?: readonly string[];
  /** The widget's own style sheets; the components that it uses adopt theirs. */
  readonly styles?: readonly string[];
}

/** The class that r2wc returns; its types say no more than `CustomElementConstructor`. */
interface R2wcElement extends HTMLElement {
  /** The container of the React root. */
  container: HTMLElement;
  /** Creates a React root in the container and renders the component. */
  connectedCallback(): void;
  /** Unmounts the root. */
  disconnectedCallback(): void;
}

const Base = r2wc(Shell) as new () => R2wcElement;

let made = 0;

/**
 * The base class of every widget. r2wc creates and unmounts its React root; this class decides when, where and with
 * which values: a widget is mounted while it is connected and started (`data-state`), and unmounted only if it is
 * still disconnected a task later, so that moving it keeps its state.
 */
export class WidgetElement<Schema extends Attributes = Attributes> extends Base {
  readonly data: Data<Schema>;
  /** For the shell. */
  readonly host: ShellHost<Values<Schema>>;
  readonly #definition: WidgetDefinition<Schema>;
  readonly #shadow: ShadowRoot;
  readonly #fallback: HTMLElement;
  #styleRoot: DocumentOrShadowRoot;
  #connected = false;
  #mounted = false;

  constructor(View: ComponentType<Values<Schema>>, definition: WidgetDefinition<Schema>) {
    super();
    this.#definition = definition;
    this.data = new Data(this, definition.attributes);
    this.#shadow = this.attachShadow({ mode: definition.root === 'light' ? 'closed' : 'open' });
    this.#styleRoot = this.#shadow;
    this.#fallback = fallbackSlot(this.#shadow, definition.slots);
    this.host = this.#hostOf(View);
  }

  override connectedCallback(): void {
    this.#connected = true;
    if (this.#mounted) return;
    removeClonedPoints(this);
    this.data.takeOver();
    // The loader, if there is one, decides when a widget starts; without one it starts at once.
    const { state } = this.dataset;
    // What has failed before it was defined lacked the code that is here now.
    if (findPortada() ? /^[fl]/.test(`${state}`) : state !== 'off') this.#start();
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
    const { root, styles = [] } = this.#definition;
    this.#mounted = true;
    this.data.takeOver();
    this.dataset.state = 'loading';
    if (root === 'light') this.#styleRoot = ownerRoot(this);
    for (const css of [reset, ...styles]) adopt(this.#styleRoot, css);
    const container = root === 'light' ? lightPoint(this) : shadowPoint(this.#shadow);
    this.container = container;
    const mount = () =>
      inTurn(() => {
        // It may have ended before its turn, or begun anew.
        // Drawn at once: React looks at every waiting root again after each, so hundreds would take the square.
        if (this.#mounted && this.container === container) flushSync(() => super.connectedCallback());
      });
    // Not before what has made the element has given it its values, nor on a page that nobody sees yet: a widget may
    // tell that it was shown, start a timer, or load an ad.
    void Promise.all([textsComing(), whenShown()]).then(mount);
  }

  #end(): void {
    this.#mounted = false;
    super.disconnectedCallback();
    this.container.remove();
    if (this.dataset.state !== 'off') delete this.dataset.state;
  }

  #hostOf(View: ComponentType<Values<Schema>>): ShellHost<Values<Schema>> {
    const { tag } = this.#definition;
    const show = () => {
      this.#fallback.hidden = false;
    };
    const hide = () => {
      takeFocusAlong(this, this.container);
      this.#fallback.hidden = true;
    };
    return {
      View,
      tag,
      id: `${tag}-${++made}`,
      element: this,
      root: () => this.#styleRoot,
      fallback: { show, hide },
      speaks: createMark(() => this.container),
      data: this.data,
      drawn: () => {
        hide();
        // Not where it was only suspended.
        if (this.dataset.state !== 'ready') {
          this.dataset.state = 'ready';
          performance.mark(`${tag} drawn`);
          emit(this, 'portada:ready', { tag });
        }
        return show;
      },
      failed: (error) => {
        this.dataset.state = 'failed';
        emit(this, 'portada:error', { tag, error });
      },
    };
  }
}
