import { onTestFinished } from 'vitest';

/** For the length of a test, what is formatted is in the order of the United States, in every language. */
export function withoutIsoDates(): void {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '11/21/2026' });
  onTestFinished(() => void Object.defineProperty(prototype, 'format', own));
}
