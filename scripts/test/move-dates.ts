/**
 * Moves the dates of a page by so many milliseconds; its timers stay. It needs nothing from outside: Playwright hands
 * it to the page.
 */
export function moveDates(ms: number): void {
  const native = Date;
  const now = () => native.now() + ms;
  globalThis.Date = new Proxy(native, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
    apply: () => new native(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
