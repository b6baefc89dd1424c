export const messages = {
  comments: 'Comentaris',
  oneComment: '{count} comentari',
  someComments: '{count} comentaris',
};
