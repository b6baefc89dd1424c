import { expect, test } from 'vitest';
import { loaderTable } from './table.ts';

test('the tables have each widget by its strategy and required feature, the rare ones apart', () => {
  const { own, rare } = loaderTable({
    login: { load: 'eager', needs: 'users' },
    'save-button': { load: 'visible', needs: 'users' },
    weather: { load: 'visible', reserve: '4rem' },
    'user-menu': { load: 'eager', needs: 'users', inline: true },
    poll: { load: 'visible' },
    'contact-form': { load: 'visible', rare: true },
    profile: { load: 'eager', needs: 'users', rare: true },
  });
  expect(own).toBe('eager users login userMenu|visible  weather poll|visible users saveButton');
  expect(rare).toBe('eager users profile|visible  contactForm');
});
