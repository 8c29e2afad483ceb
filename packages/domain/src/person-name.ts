export const ANONYMOUS_NAME = 'Гость'

type Named = { firstName: string; lastName: string }

/** Name used in a greeting; anonymous without a first name. */
export const greetingName = ({ firstName }: Pick<Named, 'firstName'>) =>
  firstName.trim() || ANONYMOUS_NAME

export const displayName = ({ firstName, lastName }: Named) =>
  firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim() : ANONYMOUS_NAME
