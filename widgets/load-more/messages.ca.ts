export const messages = {
  loaded: 'S’han carregat {count} continguts més.',
  loadedOne: 'S’ha carregat un contingut més.',
  end: 'Has arribat al final de la llista.',
};
