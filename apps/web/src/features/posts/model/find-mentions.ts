type Person = { userId: string; name: string }

const firstNameOf = (name: string) => name.split(' ')[0] ?? name

/** Members named in the text by `@Имя` or `@Имя Фамилия`. Namesakes are all meant. */
export const findMentions = (text: string, people: readonly Person[]): string[] => {
  const words = text.toLocaleLowerCase('ru')
  return people
    .filter(({ name }) => {
      const at = `@${firstNameOf(name).toLocaleLowerCase('ru')}`
      const place = words.indexOf(at)
      return place >= 0 && !/\p{L}/u.test(words[place + at.length] ?? '')
    })
    .map(({ userId }) => userId)
}
