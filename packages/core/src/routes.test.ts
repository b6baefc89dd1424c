import { webRouteNames } from '@portada/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { usePage, visit } from '../test/page.ts';
import {
  loginNoticeUrl,
  loginUrl,
  recoveryUrl,
  requestedBackUrl,
  routeUrl,
  socialLoginUrl,
} from './routes.ts';
import { homeUrl, logoutUrl } from './site-urls.ts';

const own = 'http://localhost:3000';

describe('the named routes', () => {
  test('[PAGE-04] are the specification’s on the page’s site, where the block names none', () => {
    usePage({ siteUrl: 'https://diario.test' });
    expect(Object.fromEntries(webRouteNames.map((name) => [name, routeUrl(name)]))).toEqual({
      login: 'https://diario.test/acceso/',
      register: 'https://diario.test/registro/',
      'user.profile': 'https://diario.test/perfil/mi-cuenta/',
      'user.saved': 'https://diario.test/perfil/contenidos-guardados/',
      'user.authors': 'https://diario.test/perfil/autores/',
      'user.newsletters': 'https://diario.test/perfil/boletines/',
    });
  });

  test('[PAGE-04] are the page’s own where it names them', () => {
    usePage({
      siteUrl: 'https://diari.test/ca',
      webRoutes: { login: '/ca/entrar/', register: 'https://id.test/alta' },
    });
    expect(routeUrl('login')).toBe('https://diari.test/ca/entrar/');
    expect(routeUrl('register')).toBe('https://id.test/alta');
    expect(routeUrl('user.saved')).toBe('https://diari.test/ca/perfil/contenidos-guardados/');
  });

  test.each([
    ['https://diario.test/', 'https://diario.test/acceso/'],
    ['https://DIARIO.test/es/', 'https://diario.test/es/acceso/'],
    ['/es', `${own}/es/acceso/`],
    ['', `${own}/acceso/`],
    ['http://[', `${own}/acceso/`],
  ])('[LOGIN-01] a siteUrl of %j has its login at %s', (siteUrl, login) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    usePage({ siteUrl });
    expect(routeUrl('login')).toBe(login);
  });

  test('[PAGE-04] a route that cannot be read is as good as none', () => {
    usePage({ siteUrl: 'https://diario.test', webRoutes: { login: 'http://[' } });
    expect(routeUrl('login')).toBe('https://diario.test/acceso/');
  });

  test('[LOGIN-25] beside them stand the front page, logout, guardians, privacy, terms and the notice of a registration', () => {
    usePage({ siteUrl: 'https://diari.test/ca/' });
    expect(homeUrl()).toBe('https://diari.test/ca/');
    expect(logoutUrl()).toBe('https://diari.test/ca/logout/');
    expect(routeUrl('guardians')).toBe('https://diari.test/ca/acceso/familias/');
    expect(routeUrl('privacy')).toBe('https://diari.test/ca/privacidad/');
    expect(routeUrl('terms')).toBe('https://diari.test/ca/aviso-legal/');
    expect(routeUrl('registered')).toBe('https://diari.test/ca/registro/confirmacion/');
  });

  test('[LOGIN-25] those too are the page’s own where it names them', () => {
    usePage({ siteUrl: 'https://diari.test/ca', webRoutes: { guardians: '/ca/families/', privacy: '' } });
    expect(routeUrl('guardians')).toBe('https://diari.test/ca/families/');
    expect(routeUrl('privacy')).toBe('https://diari.test/ca/privacidad/');
  });
});

describe('the way to login', () => {
  test('[LOGIN-02] carries the current page, encoded', () => {
    usePage({ siteUrl: 'https://diario.test' });
    visit('/cultura/a-1/?x=1&y=ñ#final');
    expect(loginUrl()).toBe(
      'https://diario.test/acceso/?backUrl=http%3A%2F%2Flocalhost%3A3000%2Fcultura%2Fa-1%2F%3Fx%3D1%26y%3D%25C3%25B1%23final',
    );
  });

  test('[LOGIN-02] what it carries is what the login screen reads', () => {
    visit('/cultura/a-1/?x=1&y=ñ%20b+c#final');
    expect(requestedBackUrl(new URL(loginUrl()).search)).toBe(location.href);
  });

  test('[LOGIN-02] joins a route that has a query of its own', () => {
    usePage({ siteUrl: own, webRoutes: { login: '/entrar?de=portada' } });
    expect(loginUrl('/a')).toBe(`${own}/entrar?de=portada&backUrl=%2Fa`);
  });

  test('[LOGIN-02] on the login screen itself it keeps the way back that the screen was opened with', () => {
    visit(`/acceso/?backUrl=${encodeURIComponent(`${own}/boletines/`)}`);
    expect(loginUrl()).toBe(`${own}/acceso/?backUrl=${encodeURIComponent(`${own}/boletines/`)}`);
    visit('/acceso/?alert=password_changed');
    expect(loginUrl()).toBe(`${own}/acceso/`);
  });

  test('[LOGIN-02] an empty way back is left out', () => {
    expect(loginUrl('')).toBe(`${own}/acceso/`);
  });

  test.each(['password_reset_sent', 'password_changed'] as const)(
    '[LOGIN-18] with the notice %s it still knows the way back',
    (alert) => {
      visit('/acceso/?backUrl=%2Fcultura%2F%3Fa%3D1');
      const { pathname, searchParams } = new URL(loginNoticeUrl(alert));
      expect(pathname).toBe('/acceso/');
      expect(Object.fromEntries(searchParams)).toEqual({ backUrl: `${own}/cultura/?a=1`, alert });
    },
  );

  test('[LOGIN-18] a notice without a way back, or with a hostile one, carries none', () => {
    expect(loginNoticeUrl('password_changed')).toBe(`${own}/acceso/?alert=password_changed`);
    visit('/acceso/?backUrl=//evil.test');
    expect(loginNoticeUrl('password_changed')).toBe(`${own}/acceso/?alert=password_changed`);
  });
});

describe('the way to the recovery of a password', () => {
  test.each([
    ['/acceso/', '/acceso/?screen=recovery'],
    ['/entrar?de=portada#form', '/entrar?de=portada&screen=recovery#form'],
  ])('[LOGIN-16] from a login at %s is %s', (login, recovery) => {
    usePage({ siteUrl: own, webRoutes: { login } });
    expect(recoveryUrl()).toBe(own + recovery);
  });
});

describe('social login', () => {
  test('[LOGIN-04] carries the way back where there is one', () => {
    usePage({ apiUrl: 'https://api.test/ca/' });
    expect(socialLoginUrl('google', `${own}/a?b=1`)).toBe(
      'https://api.test/ca/api/front/user/login/google?backUrl=http%3A%2F%2Flocalhost%3A3000%2Fa%3Fb%3D1',
    );
  });

  test('[LOGIN-04] and none where there is none', () => {
    expect(socialLoginUrl('apple', undefined)).toBe(`${own}/api/front/user/login/apple`);
  });
});

describe('the requested way back', () => {
  test.each([
    ['/cultura/', `${own}/cultura/`],
    ['https://diario.test/a-1/#final', 'https://diario.test/a-1/#final'],
    ['https://sister.test/ca/', 'https://sister.test/ca/'],
  ])('[LOGIN-09] may lie on the page’s origin or on the site’s: %s', (asked, address) => {
    usePage({ siteUrl: 'https://diario.test/es', site: { alias: 'es', url: 'https://sister.test/ca' } });
    expect(requestedBackUrl(`?backUrl=${encodeURIComponent(asked)}`)).toBe(address);
  });

  test('[LOGIN-09] lies nowhere else', () => {
    usePage({ siteUrl: 'https://diario.test/es', site: { alias: 'es', url: 'none' } });
    expect(requestedBackUrl('?backUrl=https%3A%2F%2Fevil.test')).toBeUndefined();
    expect(requestedBackUrl('?backUrl=none')).toBe(`${own}/none`);
  });

  test.each(['', '?', '?backUrl=', '?alert=password_changed', '?backurl=%2Fa'])(
    '[LOGIN-09] is none without the query: %j',
    (search) => {
      expect(requestedBackUrl(search)).toBeUndefined();
    },
  );

  test('[LOGIN-09] is the first of several', () => {
    expect(requestedBackUrl('?backUrl=/a&backUrl=//evil.test')).toBe(`${own}/a`);
  });

  test.each(['/acceso/', '/acceso/?backUrl=%2Fa', '/acceso/#x', '/logout/', '/logout/?x=1'])(
    '[LOGIN-09] is neither the login screen nor the logout: %s',
    (asked) => {
      usePage({ siteUrl: own });
      expect(requestedBackUrl(`?backUrl=${encodeURIComponent(asked)}`)).toBeUndefined();
    },
  );

  test('[LOGIN-09] nor are they where the site writes its address in capitals', () => {
    usePage({ siteUrl: 'HTTP://LOCALHOST:3000' });
    expect(requestedBackUrl('?backUrl=/logout/')).toBeUndefined();
  });
});
