/** What the loader puts on the page as `window.portada`. */
export interface Portada {
  readonly version: string;
  /** The page block as the CMS wrote it, frozen; empty where it is missing or broken. */
  readonly page: Readonly<Record<string, unknown>>;
  /** The web features and feature flags in force, with what `setFlags` has changed. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Turns widgets and web features on or off while the page is open. */
  setFlags(flags: Readonly<Record<string, boolean>>): void;
  /** Looks after the widgets of another root too: a shadow root, or a part of the page built by script. */
  observe(root: ParentNode & Node): void;
  /** Stops looking for widgets; those that are alive stay so. */
  stop(): void;
}

declare global {
  interface Window {
    portada?: Portada;
  }
}
