/** The fields with a message of their own if they are empty (VAL-02), and Portada's own. */
export const requiredFields = [
  'email',
  'password',
  'address',
  'postalCode',
  'city',
  'province',
  'country',
  'name',
  'surname',
  'birthdate',
  'pin',
  'phone',
  'nif',
  'memberNumber',
  'repeatPassword',
  'nick',
  'newPassword',
  'title',
  'text',
  'question',
  'message',
  'file',
  'code',
] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The message of each rule: keys of texts, never texts. */
const brokenRules = [
  'validation.email.invalid',
  'validation.email.letters',
  'validation.email.taken',
  'validation.email.hasAccount',
  'validation.password.length',
  'validation.password.lowercase',
  'validation.password.uppercase',
  'validation.password.number',
  'validation.password.special',
  'validation.password.run',
  'validation.newPassword.run',
  'validation.repeatPassword.mismatch',
  'validation.pin.mismatch',
  'validation.digits',
  'validation.tooShort',
  'validation.tooLong',
  'validation.pattern',
  'validation.postalCode.short',
  'validation.phone.invalid',
  'validation.nif.invalid',
  'validation.city.invalid',
  'validation.province.invalid',
  'validation.country.invalid',
  'validation.birthdate.invalid',
  'validation.birthdate.tooYoung',
  'validation.birthdate.tooOld',
  'validation.terms.required',
  'validation.newsletters.required',
  'validation.nick.invalid',
  'validation.nick.short',
  'validation.nick.long',
  'validation.nick.taken',
  'validation.nick.scripts',
  'validation.file.size',
  'validation.file.type',
] as const;

export type ValidationKey = `validation.${RequiredField}.required` | (typeof brokenRules)[number];

/** Every key that a rule may return: each has a text in Spanish and in Catalan. */
export const validationKeys: readonly ValidationKey[] = [
  ...requiredFields.map((field) => `validation.${field}.required` as const),
  ...brokenRules,
];
