import { withCrowd } from '../_shared/crowd.ts'
import type { FakePerson } from '../fake-network.ts'

const PEOPLE: readonly FakePerson[] = [
  { id: '17841400000000101', name: 'Анна Ветрова', handle: '@vetrova.life' },
  { id: '17841400000000102', name: 'Кофейня «Полдень»', handle: '@polden.coffee' },
]

export const { peopleOf, findAccount, handleOf } = withCrowd(PEOPLE)
