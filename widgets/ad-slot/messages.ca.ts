export const messages = {
  label: 'Publicitat',
  close: 'Tanca l’anunci',
  closed: 'Has tancat l’anunci.',
};
