import { withCrowd } from '../_shared/crowd.ts'
import { guestPeople } from '../_shared/guests.ts'
import type { FakePerson } from '../fake-network.ts'

const PEOPLE: readonly FakePerson[] = [
  { id: '17841400000000101', name: 'Анна Ветрова', handle: '@vetrova.life' },
  { id: '17841400000000102', name: 'Кофейня «Полдень»', handle: '@polden.coffee' },
  ...guestPeople(({ word, number }) => ({
    id: String(17_841_400_000_001_000n + BigInt(number)),
    handle: `@${word}.gost`,
  })),
]

export const { peopleOf, findAccount, handleOf } = withCrowd(PEOPLE)
