import type { Memory } from '../memory.ts'

/** People of the emulator. */
const NAMES: Readonly<Record<number, string>> = { 42: 'Анна', 43: 'Борис' }
const RESIDENTS = [1, 42, 43, 1001]
const LAST_SEEN_MS = 1_767_225_600_000

export const nameOf = (personId: number): string => NAMES[personId] ?? 'Человек'

/** Ids of real people are longer. */
export const isLocalPerson = (id: number): boolean => id < 1_000_000

export const MAX_BOT = { id: 7_700_000_001, name: 'Кадр', username: 'id7700000000_bot' }

export const presentPerson = (id: number) => ({
  user_id: id,
  first_name: nameOf(id),
  last_name: null,
  username: null,
  is_bot: false,
  last_activity_time: LAST_SEEN_MS,
  name: nameOf(id),
})

export const presentBot = () => ({
  user_id: MAX_BOT.id,
  first_name: MAX_BOT.name,
  username: MAX_BOT.username,
  is_bot: true,
  last_activity_time: LAST_SEEN_MS,
  name: MAX_BOT.name,
})

/** Everyone who has met the bot: they administer the channels of the sandbox. */
export function createPeople({ memory }: { memory: Memory }) {
  const met = memory.table<true>('max/people')
  return {
    meet: (id: number): void => {
      if (isLocalPerson(id)) met.set(String(id), true)
    },
    all: (): readonly number[] => [...new Set([...RESIDENTS, ...[...met.keys()].map(Number)])],
    reset: () => met.clear(),
  }
}

export type People = ReturnType<typeof createPeople>
