/** The global `window.portada`, set by the loader. */
export interface Portada {
  readonly version: string;
  /** The page block as the CMS wrote it, frozen; empty if it is missing or invalid. */
  readonly page: Readonly<Record<string, unknown>>;
  /** The current web features and feature flags, with the changes by `setFlags`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Turns widgets and web features on or off while the page is open. */
  setFlags(flags: Readonly<Record<string, boolean>>): void;
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
