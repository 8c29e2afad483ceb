import type { FakePerson } from '../fake-network.ts'

const SHOPS = [
  { name: 'Цветы на углу', word: 'tsvety' },
  { name: 'Пекарня «Утро»', word: 'utro' },
  { name: 'Йога у реки', word: 'yoga' },
  { name: 'Барбершоп «Бритва»', word: 'britva' },
  { name: 'Ателье «Нитка»', word: 'nitka' },
  { name: 'Велопрокат «Круг»', word: 'krug' },
  { name: 'Школа «Глобус»', word: 'globus' },
  { name: 'Сад Марины', word: 'sad' },
] as const
const ROUNDS = 3
/** Free ones shown at a time. */
const OFFERED = 2

export type Guest = { name: string; word: string; number: number }

/** Accounts for whoever comes after the demo: nothing of the demo takes them. */
export const GUESTS: readonly Guest[] = Array.from({ length: ROUNDS }, (_, round) =>
  SHOPS.map(({ name, word }, index) => ({
    name: round === 0 ? name : `${name} ${round + 1}`,
    word: round === 0 ? word : `${word}${round + 1}`,
    number: round * SHOPS.length + index + 1,
  })),
).flat()

export const guestPeople = (
  describe: (guest: Guest) => Pick<FakePerson, 'id' | 'handle'>,
): readonly FakePerson[] =>
  GUESTS.map((guest) => ({ name: guest.name, ...describe(guest), isGuest: true }))

/** The named accounts and the next free guests. */
export const offerPeople = (
  people: readonly FakePerson[],
  isTaken: (id: string) => boolean,
): readonly FakePerson[] => {
  const free = people.filter(({ id, isGuest }) => isGuest && !isTaken(id)).slice(0, OFFERED)
  return people.filter((person) => !person.isGuest || free.includes(person))
}
