export const messages = {
  tooMany: 'Has fet massa intents. Torna-ho a provar {when}.',
  soon: 'd’aquí a uns minuts',
};
