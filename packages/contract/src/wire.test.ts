import { object, parse, safeParse } from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptyUser, user } from './index.ts';
import { id, idOrNone, items, list, text } from './wire.ts';

test('an id may be a number in responses and is parsed as text', () => {
  expect(parse(id, 4711)).toBe('4711');
  expect(safeParse(id, '').success).toBe(false);
  expect(safeParse(id, 2 ** 53).success).toBe(false);
  expect(safeParse(idOrNone, 2 ** 53).success).toBe(false);
});

test('[ACCT-01] an empty object is parsed as the empty user', () => {
  expect(parse(user, {})).toEqual(emptyUser);
});

describe('a list with items that are not valid', () => {
  const links = items(object({ id, title: text, inside: list(id) }));

  function heard() {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => error.mockRestore());
    return error;
  }

  test('drops those, says which and why in one message, and keeps the rest', () => {
    const error = heard();
    const given = [{ id: 1 }, { id: 2, title: true }, null, { id: '4' }];
    expect(parse(links, given).map((link) => link.id)).toEqual(['1', '4']);
    expect(given).toHaveLength(4);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.lastCall).toEqual([
      expect.stringContaining('dropped'),
      [
        expect.objectContaining({
          message: expect.stringContaining('true'),
          path: [
            expect.objectContaining({ key: 1, value: { id: 2, title: true } }),
            expect.objectContaining({ key: 'title' }),
          ],
        }),
        expect.objectContaining({ path: [expect.objectContaining({ key: 2 })] }),
      ],
    ]);
  });

  test('inside an item keeps the item', () => {
    const error = heard();
    expect(parse(links, [{ id: 1, inside: ['a', false, 'b'] }])[0]?.inside).toEqual(['a', 'b']);
    expect(error).toHaveBeenCalledOnce();
  });

  test('is nothing to report where all are valid', () => {
    const error = heard();
    expect(parse(links, [{ id: 1 }])).toHaveLength(1);
    expect(parse(links, [])).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  test('is not valid if none is; one that may be missing is empty then', () => {
    const error = heard();
    expect(safeParse(links, [{ title: 'a' }]).success).toBe(false);
    expect(parse(list(id), [null])).toEqual([]);
    expect(error).toHaveBeenCalledTimes(2);
  });

  test.each([{}, 'uno', true, 7])('is not what is no list at all: %j', (given) => {
    expect(safeParse(links, given).success).toBe(false);
    expect(safeParse(list(id), given).success).toBe(false);
  });
});
