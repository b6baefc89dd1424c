/** What every framework's page gives its widgets, and where it writes what it hears from them. */

interface List {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly url: string }[];
}

const list = (label: string, title: string): List => ({
  label,
  items: [{ id: '4711', title, url: '/noticia/' }],
});

export const before: readonly List[] = [
  list('Hoy', 'El temporal de levante'),
  list('Esta semana', 'La lonja'),
];
export const after: readonly List[] = [list('Hoy', 'Vuelve la calma'), list('Esta semana', 'La lonja')];

/** Writes the tag of a widget that has become ready into the page's log. */
export function note({ target }: Event): void {
  const log = document.querySelector('#log');
  if (target instanceof Element) log?.append(`${target.localName} `);
}
