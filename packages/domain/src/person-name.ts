export const ANONYMOUS_NAME = 'Гость'

type Named = { firstName: string; lastName: string }

/** How the person is addressed. Without a first name they stay anonymous, whatever else is known. */
export const greetingName = ({ firstName }: Pick<Named, 'firstName'>) =>
  firstName.trim() || ANONYMOUS_NAME

export const displayName = ({ firstName, lastName }: Named) =>
  firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim() : ANONYMOUS_NAME
