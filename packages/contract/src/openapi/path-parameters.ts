/** The descriptions of path parameters. */
export const pathParameters: Readonly<Record<string, string>> = {
  email: 'The address to subscribe',
  relativeVersionId: 'The version of the paywall',
  id: 'The id of the content, or of the author',
  cursor: 'The `cursorMark` of the answer before',
  excludeId: 'The streaming to leave out',
  list: 'The list’s name, as the host chooses',
  channel: 'The channel’s id',
  day: 'The day, `YYYY-MM-DD`',
  place: 'The place’s id',
  contentId: 'The content’s id',
  commentId: 'The comment’s id',
  pollId: 'The poll’s id',
  callId: 'The id of the call for contributions',
  interviewId: 'The interview’s id',
  provider: 'Who vouches for the reader',
  uploadId: 'The upload’s id: the end of its `Location`',
};
