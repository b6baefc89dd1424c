/*
 * A fake of the identity provider's script (HEAD-07): it brings `gigya.accounts.showScreenSet`,
 * whose screen registers by the newsroom's own call. Sent as it is, so it is plain JavaScript.
 */
const texts = {
  es: {
    label: 'Proveedor de prueba',
    explain: 'Sustituye a las pantallas de un proveedor de identidad mientras se desarrolla el diario.',
    title: 'Crea tu cuenta',
    fields: {
      nick: 'Nombre de usuario',
      email: 'Correo electrónico',
      password: 'Contraseña',
      name: 'Nombre',
      surname: 'Apellidos',
      birthdate: 'Fecha de nacimiento',
    },
    terms: 'Acepto el aviso legal y la política de privacidad',
    send: 'Crear la cuenta',
    whole: 'Ir al formulario completo',
    close: 'Cerrar',
    failed: 'No hemos podido crear la cuenta. Revisa los datos o usa el formulario completo.',
  },
  ca: {
    label: 'Proveïdor de prova',
    explain: 'Substitueix les pantalles d’un proveïdor d’identitat mentre es desenvolupa el diari.',
    title: 'Crea el teu compte',
    fields: {
      nick: 'Nom d’usuari',
      email: 'Correu electrònic',
      password: 'Contrasenya',
      name: 'Nom',
      surname: 'Cognoms',
      birthdate: 'Data de naixement',
    },
    terms: 'Accepto l’avís legal i la política de privacitat',
    send: 'Crea el compte',
    whole: 'Ves al formulari complet',
    close: 'Tanca',
    failed: 'No hem pogut crear el compte. Revisa les dades o fes servir el formulari complet.',
  },
};

const kinds = { email: 'email', password: 'password', birthdate: 'date' };
const tokens = {
  nick: 'nickname',
  name: 'given-name',
  surname: 'family-name',
  birthdate: 'bday',
  password: 'new-password',
};

const page = JSON.parse(document.getElementById('portada-page').textContent);
const t = texts[document.documentElement.lang === 'ca' ? 'ca' : 'es'];

/** An element with its properties and what is in it. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function field([name, label]) {
  const input = make('input', {
    name,
    type: kinds[name] ?? 'text',
    autocomplete: tokens[name] ?? name,
    required: true,
  });
  return make('label', {}, make('span', { textContent: label }), input);
}

async function register(form) {
  const { terms, ...values } = Object.fromEntries(new FormData(form));
  const answer = await fetch(`${page.apiUrl}/api/front/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, terms: terms === 'on', newsletters: [], origin: location.href }),
  });
  if (!answer.ok) throw new Error(`The registration was refused (${answer.status}).`);
}

function screen({ screenSet, startScreen = '' }) {
  const dialog = make('dialog', { className: 'screen-set' });
  dialog.dataset.screen = [screenSet, startScreen].join('/');
  dialog.setAttribute('aria-labelledby', 'screen-set-title');
  const problem = make('p', { className: 'screen-set__problem' });
  problem.setAttribute('role', 'alert');
  const terms = make('input', { type: 'checkbox', name: 'terms', required: true });
  const form = make(
    'form',
    {},
    ...Object.entries(t.fields).map(field),
    make('label', { className: 'screen-set__check' }, terms, make('span', { textContent: t.terms })),
    problem,
    make('button', { className: 'button', textContent: t.send }),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    try {
      await register(form);
      location.assign(`${page.webRoutes.register}confirmacion/`);
    } catch {
      problem.textContent = t.failed;
    }
  });
  const close = make('button', { type: 'button', className: 'quiet-button', textContent: t.close });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(
    make('p', { className: 'screen-set__label', textContent: `${t.label}. ${t.explain}` }),
    make('h2', { id: 'screen-set-title', textContent: t.title }),
    form,
    make(
      'p',
      { className: 'screen-set__foot' },
      make('a', { href: page.webRoutes.register, textContent: t.whole }),
      close,
    ),
  );
  return dialog;
}

document.head.append(make('link', { rel: 'stylesheet', href: '/static/edition/screen-set.css' }));

window.gigya = {
  accounts: {
    showScreenSet(options) {
      const dialog = screen(options);
      document.body.append(dialog);
      dialog.showModal();
    },
  },
};
window.onGigyaServiceReady?.();
