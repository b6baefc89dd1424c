import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { local, session } from './storage.ts';

describe.each([
  ['localStorage', local],
  ['sessionStorage', session],
] as const)('%s', (area, storage) => {
  test('keeps, gives back and removes', () => {
    storage.set('key', 'value');
    expect(window[area].getItem('key')).toBe('value');
    expect(storage.get('key')).toBe('value');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });

  test('that is full keeps nothing and breaks nothing', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const full = vi
      .spyOn(window, area, 'get')
      .mockReturnValue(Object.assign(Object.create(null), { setItem }));
    storage.set('key', 'value');
    full.mockRestore();
    expect(setItem).toHaveBeenCalledExactlyOnceWith('key', 'value');
    expect(storage.get('key')).toBeNull();
  });

  test('that is forbidden gives nothing and breaks nothing', () => {
    const forbidden = vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    onTestFinished(() => forbidden.mockRestore());
    storage.set('key', 'value');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });
});
