/*
 * A fake of Google's publisher tag for the newsroom: the part of its API that Portada's slots use, answered with
 * house ads in the page's language. Sent as it is, so it is plain JavaScript.
 */
(() => {
  const texts = {
    es: [
      [
        '/boletines/',
        'harbour-1',
        'El puerto, en tu correo',
        'Cada mañana a las siete, gratis.',
        'Suscríbete',
      ],
      [
        '/agenda/',
        'theatre-1',
        '¿Qué hacemos este fin de semana?',
        'Teatro, música y mercado.',
        'Ver la agenda',
      ],
      ['/directo/', 'radio-1', 'Radio Marola, a todas horas', 'La ciudad, contada en voz alta.', 'Escuchar'],
      [
        '/hemeroteca/',
        'archive-1',
        'Tres años, día a día',
        'Todo lo que hemos publicado.',
        'Abrir la hemeroteca',
      ],
    ],
    ca: [
      [
        '/butlletins/',
        'harbour-1',
        'El port, al teu correu',
        'Cada matí a les set, de franc.',
        'Subscriu-t’hi',
      ],
      [
        '/agenda/',
        'theatre-1',
        'Què fem aquest cap de setmana?',
        'Teatre, música i mercat.',
        'Mira l’agenda',
      ],
      [
        '/directe/',
        'radio-1',
        'Ràdio Marola, a tota hora',
        'La ciutat, explicada en veu alta.',
        'Escolta’ns',
      ],
      ['/hemeroteca/', 'archive-1', 'Tres anys, dia a dia', 'Tot el que hem publicat.', 'Obre l’hemeroteca'],
    ],
  };
  const ads = texts[document.documentElement.lang === 'ca' ? 'ca' : 'es'];
  const { siteUrl = '' } = JSON.parse(document.getElementById('portada-page')?.textContent ?? '{}');

  /** Without it an ad would be seen bare for a moment; ads that cannot have it come all the same. */
  const styled = new Promise((resolve) => {
    const sheet = document.createElement('link');
    Object.assign(sheet, {
      rel: 'stylesheet',
      href: '/static/edition/house-ads.css',
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(sheet);
  });

  /** Below this height there is room for one line and no picture. */
  const LEAST_HEIGHT_OF_A_PICTURE = 200;
  const slots = new Set();
  const listeners = new Map();
  let turn = 0;

  function make(tag, className, ...children) {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  }

  function picture(id) {
    const image = make('img', 'house-ad__picture');
    Object.assign(image, { alt: '', decoding: 'async', src: `/imagenes/${id}/16-9/630.webp` });
    return image;
  }

  function draw([path, image, title, text, action], [width, height]) {
    const ad = make('a', 'house-ad');
    ad.href = siteUrl + path;
    ad.classList.add(width > height * 2 ? 'house-ad--wide' : 'house-ad--tall');
    ad.classList.toggle('house-ad--slim', height < LEAST_HEIGHT_OF_A_PICTURE);
    ad.style.inlineSize = `${width}px`;
    ad.style.blockSize = `${height}px`;
    if (height >= LEAST_HEIGHT_OF_A_PICTURE) ad.append(picture(image));
    const words = make('span', 'house-ad__words', make('strong', 'house-ad__title', title));
    if (height > 60) words.append(make('span', 'house-ad__text', text));
    ad.append(words, make('span', 'house-ad__action', action));
    return ad;
  }

  /** The first of the slot's sizes that the window's row of the mapping has and that its place can hold. */
  function sizeOf(slot, place) {
    const rows = slot.mapping ?? [[[0, 0], slot.sizes]];
    const [row] = rows.filter(([[least]]) => least <= innerWidth).sort(([[one]], [[other]]) => other - one);
    const room = place.getBoundingClientRect().width;
    return row?.[1].find((size) => Array.isArray(size) && size[0] <= room);
  }

  function fill(slot) {
    const place = document.getElementById(slot.id);
    const size = slots.has(slot) && place ? sizeOf(slot, place) : undefined;
    if (size) {
      place.replaceChildren(draw(ads[turn % ads.length], size));
      turn += 1;
    }
    for (const listen of listeners.get('slotRenderEnded') ?? []) {
      listen({ slot, isEmpty: !size, size: size ?? null, serviceName: 'publisher_ads' });
    }
  }

  const service = {
    addEventListener(name, listen) {
      listeners.set(name, [...(listeners.get(name) ?? []), listen]);
      return service;
    },
    removeEventListener(name, listen) {
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== listen),
      );
      return true;
    },
    disableInitialLoad() {},
    /** As from a server: not at once. */
    refresh(wanted = [...slots]) {
      void styled.then(() => wanted.forEach(fill));
    },
  };

  function createSlot(adUnit, sizes, id) {
    const slot = {
      adUnit,
      sizes,
      id,
      mapping: null,
      addService: () => slot,
      setTargeting: () => slot,
      defineSizeMapping(mapping) {
        slot.mapping = mapping;
        return slot;
      },
      getSlotElementId: () => id,
      getAdUnitPath: () => adUnit,
    };
    return slot;
  }

  const { cmd = [] } = globalThis.googletag ?? {};
  globalThis.googletag = {
    apiReady: true,
    cmd: { push: (...commands) => commands.forEach((command) => void command()) },
    pubads: () => service,
    enableServices() {},
    display() {},
    defineSlot(adUnit, sizes, id) {
      if ([...slots].some((slot) => slot.id === id)) return null;
      const slot = createSlot(adUnit, sizes, id);
      slots.add(slot);
      return slot;
    },
    destroySlots(gone = [...slots]) {
      for (const slot of gone) {
        slots.delete(slot);
        document.getElementById(slot.id)?.replaceChildren();
      }
      return true;
    },
    sizeMapping() {
      const rows = [];
      const builder = {
        addSize(viewport, sizes) {
          rows.push([viewport, sizes]);
          return builder;
        },
        build: () => rows,
      };
      return builder;
    },
  };
  for (const command of cmd) command();
})();
