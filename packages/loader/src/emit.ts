/** Dispatches one of Portada's events; core, which has a typed one for widgets, may never be fetched. */
export function emit(target: EventTarget, name: string, detail: unknown): void {
  target.dispatchEvent(new CustomEvent(`portada:${name}`, { detail, bubbles: true, composed: true }));
}
