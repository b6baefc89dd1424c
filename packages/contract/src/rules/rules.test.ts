import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { workOf } from '../../test/work.ts';
import {
  digits,
  email,
  fileType,
  matches,
  maxLength,
  maxSize,
  minLength,
  nick,
  optional,
  pattern,
  phone,
  postalCode,
  required,
  requiredFields,
  terms,
  validationKeys,
} from './index.ts';

describe('[VAL-01] email', () => {
  test.each([
    'ana@example.com',
    'ana.ruiz+avui@correo.example.cat',
    "o'hara@example.com",
    'a@b.co',
    '1@x-y.museum',
    'ana@xn--espaa-rta.es',
  ])('takes %s', (address) => {
    expect(v.parse(email(), address)).toBe(address);
  });

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana ruiz@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..ruiz@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example..com',
    'ana@example.123',
    'ana@example.com\nbcc:b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (address) => {
    expect(broken(email(), address)).toEqual(['validation.email.invalid']);
  });

  test.each([
    ['lectora@corporació.cat', 'lectora@xn--corporaci-e7a.cat'],
    ['LECTORA@CORPORACIÓ.CAT', 'LECTORA@xn--corporaci-e7a.cat'],
    ['lectora@corporacio\u0301.cat', 'lectora@xn--corporaci-e7a.cat'],
    ['lectora@xn--corporaci-e7a.cat', 'lectora@xn--corporaci-e7a.cat'],
    ['a.b+c@correo.español.example', 'a.b+c@correo.xn--espaol-zwa.example'],
    ['ana@straße.example', 'ana@xn--strae-oqa.example'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ])('[VAL-01] %j is %j: a domain has one form', (address, sent) => {
    expect(v.parse(email(), address)).toBe(sent);
  });

  test.each([
    'lectora@corporació',
    'lectora@corporació..cat',
    'lectora@-corporació-.cat:80',
    'lectora@corporació.cat/avui',
    'lectora@corporació.cat?a=b',
    'lectora@corpo ració.cat',
    'lectora@corpo%C3%B3.cat',
    'ana@bank℀.example',
    'ana@１２７.0.0.1',
    `ana@${'ó'.repeat(70)}.cat`,
    'ana@corporació.cat@example.com@',
  ])('refuses %j, whose domain is none', (address) => {
    expect(broken(email(), address)).toEqual(['validation.email.invalid']);
  });

  test.each(['núria@example.com', 'peña.lópez@example.com', 'façana@corporació.cat', 'почта@example.com'])(
    'says why %j is refused: mail servers do not take its letters',
    (address) => {
      expect(broken(email(), address)).toEqual(['validation.email.letters']);
    },
  );

  test('is required, and trimmed', () => {
    expect(broken(email(), '')).toEqual(['validation.email.required']);
    expect(broken(email(), '   ')).toEqual(['validation.email.required']);
    expect(v.parse(email(), ' ana@example.com ')).toBe('ana@example.com');
  });

  test('is validated in linear time for a hostile address', () => {
    const work = workOf(() => {
      broken(email(), `a@${'a.'.repeat(200_000)}`);
      broken(email(), `${'a.'.repeat(200_000)}@`);
    });
    // Some 20 ms; in quadratic time it would be minutes.
    expect(work).toBeLessThan(5_000);
  });
});

test('[VAL-02] each required field has its own message, once', () => {
  for (const field of requiredFields) {
    for (const empty of ['', '  ', undefined, null]) {
      expect(broken(required(field), empty)).toEqual([`validation.${field}.required`]);
    }
    expect(broken(required(field), 'x')).toEqual([]);
  }
  expect(new Set(validationKeys).size).toBe(validationKeys.length);
});

describe('[VAL-05] a confirmation must match its original', () => {
  test('for a password, with the error at the repeated field', () => {
    const form = v.pipe(
      v.object({ newPassword: v.string(), repeatPassword: required('repeatPassword') }),
      matches('newPassword', 'repeatPassword'),
    );
    expect(broken(form, { newPassword: 'Abc', repeatPassword: 'Abc' })).toEqual([]);
    const { issues } = v.safeParse(form, { newPassword: 'Abc', repeatPassword: 'abc' });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['repeatPassword', 'validation.repeatPassword.mismatch'],
    ]);
  });

  test('for a PIN', () => {
    const form = v.pipe(
      v.object({ pin: v.string(), repeatPin: v.string() }),
      matches('pin', 'repeatPin', 'validation.pin.mismatch'),
    );
    expect(broken(form, { pin: '1234', repeatPin: '1235' })).toEqual(['validation.pin.mismatch']);
  });
});

test('[VAL-06] digits have exactly the given length', () => {
  const pin = v.pipe(v.string(), digits(4));
  expect(broken(pin, '0123')).toEqual([]);
  expect(broken(pin, '')).toEqual([]);
  for (const wrong of ['123', '12345', '12a4', '12 4', '-123', '１２３４', '1.23']) {
    expect(broken(pin, wrong), wrong).toEqual(['validation.digits']);
  }
});

test('[VAL-07] lengths are counted in characters, both bounds inclusive', () => {
  const text = v.pipe(v.string(), minLength(2), maxLength(4));
  expect(broken(text, 'a')).toEqual(['validation.tooShort']);
  expect(broken(text, '👋')).toEqual(['validation.tooShort']);
  expect(broken(text, 'ab')).toEqual([]);
  expect(broken(text, '👋👋👋👋')).toEqual([]);
  expect(broken(text, 'abcde')).toEqual(['validation.tooLong']);
  expect(broken(text, '')).toEqual([]);
});

test('[VAL-08] a postal code has at least 5 characters, if it is not empty', () => {
  const field = v.pipe(optional(), postalCode());
  expect(broken(field, '0800')).toEqual(['validation.postalCode.short']);
  expect(broken(field, '0800 ')).toEqual(['validation.postalCode.short']);
  for (const fine of ['08001', 'SW1A 1AA', '', null, undefined]) expect(broken(field, fine)).toEqual([]);
  expect(broken(v.pipe(required('postalCode'), postalCode()), '')).toEqual([
    'validation.postalCode.required',
  ]);
});

describe('[VAL-09] a phone', () => {
  const field = v.pipe(optional(), phone());

  test.each(['123456', '600123456', '123456789012', ''])('accepts %j', (number) => {
    expect(broken(field, number)).toEqual([]);
  });

  test.each(['12345', '1234567890123', '+34600123456', '600 123 456', '600-123', '٦٠٠١٢٣٤'])(
    'refuses %s',
    (number) => {
      expect(broken(field, number)).toEqual(['validation.phone.invalid']);
    },
  );
});

test('[VAL-14] the terms must be accepted', () => {
  expect(broken(terms(), true)).toEqual([]);
  for (const no of [false, undefined, null, 'true', 1]) {
    expect(broken(terms(), no)).toEqual(['validation.terms.required']);
  }
});

describe('[VAL-15] a nick', () => {
  test.each(['anna', 'Núria_72', 'josep-lluís', 'a.b.c', 'peña'])('accepts %s', (name) => {
    expect(broken(nick(), name)).toEqual([]);
  });

  test('has from 4 to 30 characters', () => {
    expect(broken(nick(), '')).toEqual(['validation.nick.required']);
    expect(broken(nick(), 'ana')).toEqual(['validation.nick.short']);
    expect(broken(nick(), 'a'.repeat(31))).toEqual(['validation.nick.long']);
    expect(broken(nick(), 'a'.repeat(30))).toEqual([]);
  });

  test.each(['ana ruiz', 'ana@home', '<b>ana</b>', 'ana\u200bruiz', 'ana/ruiz'])('rejects %j', (name) => {
    expect(broken(nick(), name)).toEqual(['validation.nick.invalid']);
  });

  test.each([
    ...[
      'Ñandú_1936',
      'Мария',
      'Марина-72',
      'Ελένη',
      'مريم',
      '田中さくら',
      'サクラー',
      '김민수_7',
      'ᏣᎳᎩᎯ',
      'l.l.u.l.l',
      '2026.11',
    ],
    'I\u0301\u0302igo',
  ])('is of one script: %s', (name) => {
    expect(broken(nick(), name)).toEqual([]);
  });

  test.each(['M\u0430rina', 'Мaрия', 'Ελeνη', 'Маrина_7', 'пpивет', 'Annaさん', 'ᏣᎳᎩa', '김さくら'])(
    'is refused in several: %s',
    (name) => {
      expect(broken(nick(), name)).toEqual(['validation.nick.scripts']);
    },
  );
});

test('[VAL-16] a custom pattern, also a global one with state', () => {
  const plate = v.pipe(v.string(), pattern(/^\d{4}[A-Z]{3}$/g));
  for (let round = 0; round < 3; round += 1) expect(broken(plate, '1234BCD')).toEqual([]);
  expect(broken(plate, '123BCD')).toEqual(['validation.pattern']);
  expect(broken(plate, '')).toEqual([]);
});

test('[VAL-17] a file has a maximum size and an allowed type', () => {
  const file = v.pipe(v.file(), maxSize(4), fileType(['image/jpeg']));
  expect(broken(file, new File(['1234'], 'a.jpg', { type: 'image/jpeg' }))).toEqual([]);
  expect(broken(file, new File(['12345'], 'a.jpg', { type: 'image/jpeg' }))).toEqual([
    'validation.file.size',
  ]);
  expect(broken(file, new File(['1234'], 'a.png', { type: 'image/png' }))).toEqual(['validation.file.type']);
});
