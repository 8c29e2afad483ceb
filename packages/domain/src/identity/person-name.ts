export const ANONYMOUS_NAME = 'Гость'

type PersonName = { firstName: string; lastName: string }

/** Name used in a greeting; anonymous without a first name. */
export const greetingName = ({ firstName }: Pick<PersonName, 'firstName'>) =>
  firstName.trim() || ANONYMOUS_NAME

export const displayName = ({ firstName, lastName }: PersonName) =>
  firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim() : ANONYMOUS_NAME
