import { withCrowd } from '../_shared/crowd.ts'
import type { FakePerson, FakeWorld } from '../fake-network.ts'

const PEOPLE: readonly FakePerson[] = [
  { id: '17841400000000101', name: 'Анна Ветрова', handle: '@vetrova.life' },
  { id: '17841400000000102', name: 'Кофейня «Полдень»', handle: '@polden.coffee' },
]

type World = Pick<FakeWorld, 'crowd'>

export const peopleOf = ({ crowd }: World) => withCrowd({ people: PEOPLE, crowd })

export const findAccount = ({ world, id }: { world: World; id: string }): FakePerson | undefined =>
  peopleOf(world).find((person) => person.id === id)

export const handleOf = (account: { world: World; id: string }): string =>
  findAccount(account)?.handle ?? '@unknown'
