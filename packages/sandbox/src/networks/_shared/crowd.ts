import type { FakePerson } from '../fake-network.ts'

/** The people with names and so many more; ids go on from the last. */
export const withCrowd = (input: {
  people: readonly FakePerson[]
  crowd: number | undefined
}): readonly FakePerson[] => {
  const lastId = BigInt(input.people.at(-1)?.id ?? 0)
  const others = Array.from({ length: input.crowd ?? 0 }, (_, index) => {
    const number = index + 1
    return {
      id: String(lastId + BigInt(number)),
      name: `Аккаунт ${number}`,
      handle: `@account.${number}`,
    }
  })
  return [...input.people, ...others]
}
