/** How the loader treats a widget that a page defines. */
export interface OwnWidget {
  /** When it starts where its element has no `load` attribute; `visible` without it. */
  readonly load?: 'eager' | 'idle' | 'visible' | 'interaction';
  /** The web feature of the site without which it is off. */
  readonly needs?: string;
}

/** The reader, as far as a page may know. */
export interface PortadaReader {
  readonly loggedIn: boolean;
  /** Empty where nobody is logged in. */
  readonly id: string;
}

export interface PortadaUser {
  /** The reader, as soon as it is known who it is. */
  get(): Promise<PortadaReader>;
  /**
   * Calls the listener with the reader, as soon as it is known who it is, and again when another one logs in or this
   * one logs out, in another tab too.
   *
   * @returns ends it
   */
  subscribe(listener: (reader: PortadaReader) => void): Promise<() => void>;
}

/** What `debug` tells about one element; times in milliseconds since the page began. */
export interface WidgetReport {
  /** Its tag, with its id if it has one. */
  readonly widget: string;
  /** `off`, `waiting`, `loading`, `ready` or `failed`; empty before the loader has found it. */
  readonly state: string;
  /** The strategy that it starts by. */
  readonly load: string;
  /** What decides whether it is on, with the page's values. */
  readonly flags: string;
  /** Why it is off, or has failed. */
  readonly why: string;
  /** When its code was asked for, if that has come. */
  readonly askedAt?: number | undefined;
  /** How long its code took to come. */
  readonly fetchedIn?: number | undefined;
  /** When the first element of its tag had drawn. */
  readonly drawnAt?: number | undefined;
}

/** The global `window.portada`, set by the loader. */
export interface Portada {
  readonly version: string;
  /** The page block as the CMS wrote it, frozen; empty if it is missing or invalid. */
  readonly page: Readonly<Record<string, unknown>>;
  /**
   * Makes a copy of an object the page block, after a soft navigation that brings no block: what follows is the same
   * as when the block in the document is replaced.
   */
  setPage(block: object): void;
  /** The current web features and feature flags, with the changes by `setFlags`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Turns widgets and web features on or off, until the next page block. */
  setFlags(flags: Readonly<Record<string, boolean>>): void;
  /**
   * Makes a widget from outside one that the loader starts as its own: by `load`, off by its feature flag (the tag in
   * camel case), with the same states. Its module, fetched with the first element that starts, defines the tag.
   *
   * @param tag with a prefix of your own, as `diari-tides`
   * @param url relative to the page
   */
  define(tag: string, url: string, how?: OwnWidget): Promise<void>;
  /**
   * Resolves when an element of Portada, or of a defined widget, has drawn: at once where it has. It rejects if the
   * widget fails, and waits while it is off or has not started.
   */
  ready(element: Element): Promise<void>;
  /** Who the reader is. */
  readonly user: PortadaUser;
  /**
   * Looks at everything anew: code that could not be fetched is asked for again, elements that came after `stop` start,
   * and the server is asked who is logged in. For a page that has logged a reader in or out by itself.
   */
  refresh(): Promise<void>;
  /** Writes a table of all widgets on the page to the console: state, flags, why they are off, and when they drew. */
  debug(): Promise<readonly WidgetReport[]>;
  /** Also starts the widgets of another root: a shadow root, or a part of the page built by script. */
  observe(root: ParentNode & Node): void;
  /** Stops observing the page for widgets; mounted ones stay. */
  stop(): void;
}

declare global {
  interface Window {
    portada?: Portada;
  }
}

/**
 * The version of `window.portada`, if the loader has set it. An element, form or frame of the host page with that id
 * or name is `window.portada` too, by named access, but never as the window's own property.
 */
export const portadaVersion = () => Object.hasOwn(window, 'portada') && window.portada?.version;

/** `window.portada`, if the loader has set it. */
export function findPortada(): Portada | undefined {
  if (portadaVersion()) return window.portada;
}
