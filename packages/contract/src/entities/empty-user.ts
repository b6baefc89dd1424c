import type { User } from './user.ts';

/** The anonymous visitor (ACCT-02). Separate from the schema, since every page needs it and few need the schema. */
export const emptyUser: User = Object.freeze({
  id: '',
  nick: '',
  name: '',
  surname: '',
  email: '',
  bulletin: false,
  birthdate: null,
  savedContentIds: [],
  followedAuthorIds: [],
  commentsDislikeId: [],
  commentsReportId: [],
  newsletters: [],
  isRegisteredInDemo: false,
  phone: '',
  nif: '',
  address: '',
  postalCode: '',
  city: '',
  province: '',
  country: '',
  demoBulletin: false,
  alternativeEmail: '',
  socialProvider: '',
});
