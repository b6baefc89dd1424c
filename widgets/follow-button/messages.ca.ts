export const messages = {
  follow: 'Segueix',
  following: 'Seguint',
  followName: 'Segueix {name}',
  followingName: 'Seguint {name}',
};
