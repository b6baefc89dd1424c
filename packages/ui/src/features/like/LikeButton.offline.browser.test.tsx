import { $user, loginUrl, navigation } from '@portada/core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test/render.tsx';
import { LikeButton } from './LikeButton.tsx';

vi.mock('./LikeModal.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('[LIKE-06] where the modal cannot be fetched, a press leads to login', async () => {
  expect($user.get().id).toBe('');
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  render(
    <LikeButton like={{ isLiked: () => false, toggle: async () => true }} onChange={() => undefined}>
      {() => 'Guardar'}
    </LikeButton>,
  );
  const button = page.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(loginUrl()));
  await userEvent.click(button);
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(2));
});
