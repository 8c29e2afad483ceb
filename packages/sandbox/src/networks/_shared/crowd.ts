import type { FakePerson, FakeWorld } from '../fake-network.ts'

type World = Pick<FakeWorld, 'crowd'>
type Account = { world: World; id: string }

/** Named accounts plus the requested number of generated ones; ids continue from the last. */
export const withCrowd = (people: readonly FakePerson[]) => {
  const lastId = BigInt(people.at(-1)?.id ?? 0)
  const peopleOf = ({ crowd = 0 }: World): readonly FakePerson[] => [
    ...people,
    ...Array.from({ length: crowd }, (_, index) => ({
      id: String(lastId + BigInt(index + 1)),
      name: `Аккаунт ${index + 1}`,
      handle: `@account.${index + 1}`,
    })),
  ]
  const findAccount = ({ world, id }: Account) => peopleOf(world).find((one) => one.id === id)
  const handleOf = (account: Account) => findAccount(account)?.handle ?? '@unknown'
  return { peopleOf, findAccount, handleOf }
}
