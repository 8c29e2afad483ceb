type Person = { userId: string; name: string }

const fold = (text: string) => text.toLocaleLowerCase('ru')

const firstNameOf = (name: string) => name.split(' ')[0] ?? name

/** The words after an `@` begin with this name, and it ends there. */
const beginsWith = (words: string, name: string) =>
  words.startsWith(fold(name)) && !/\p{L}/u.test(words[name.length] ?? '')

/** Members named in the text by `@Имя Фамилия`, or by `@Имя`: then all who have that name are meant. */
export const findMentions = (text: string, people: readonly Person[]): string[] => {
  const meant = fold(text)
    .split('@')
    .slice(1)
    .flatMap((words) => {
      const whole = people.filter(({ name }) => beginsWith(words, name))
      return whole.length > 0
        ? whole
        : people.filter(({ name }) => beginsWith(words, firstNameOf(name)))
    })
  return people.filter((person) => meant.includes(person)).map(({ userId }) => userId)
}

/** The text in parts: names called by `@`, and what is between them. */
export const splitMentions = (
  text: string,
  people: readonly Person[],
): { text: string; isMention: boolean }[] => {
  const names = people
    .flatMap(({ name }) => [name, firstNameOf(name)])
    .toSorted((one, other) => other.length - one.length)
  const [first = '', ...rest] = text.split('@')
  const called = rest.flatMap((words) => {
    const name = names.find((one) => beginsWith(fold(words), one))
    if (name === undefined) return [{ text: `@${words}`, isMention: false }]
    return [
      { text: `@${words.slice(0, name.length)}`, isMention: true },
      { text: words.slice(name.length), isMention: false },
    ]
  })
  return [{ text: first, isMention: false }, ...called].filter((part) => part.text !== '')
}

/** How the text names a person: by the first name where it is clear who is meant. */
export const mentionOf = (person: Person, people: readonly Person[]): string => {
  const first = firstNameOf(person.name)
  const isClear = people.every(
    (other) => other.userId === person.userId || fold(firstNameOf(other.name)) !== fold(first),
  )
  return `@${isClear ? first : person.name}`
}

/** A name being typed: where its `@` is, and its letters so far. */
export type TypedMention = { start: number; letters: string }

const TYPED = /(?:^|[\s(«"])@([\p{L}-]*(?: [\p{L}-]+)?)$/u

export const findTypedMention = (text: string, caret: number): TypedMention | undefined => {
  const letters = TYPED.exec(text.slice(0, caret))?.[1]
  return letters === undefined ? undefined : { start: caret - letters.length - 1, letters }
}

export const suggestPeople = <One extends Person>(
  people: readonly One[],
  letters: string,
): One[] => {
  const wanted = fold(letters)
  return people.filter(
    ({ name }) =>
      fold(name).startsWith(wanted) ||
      (!wanted.includes(' ') &&
        fold(name)
          .split(' ')
          .some((word) => word.startsWith(wanted))),
  )
}
