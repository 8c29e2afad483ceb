import type { FakeAction, FakePerson, FakeWorld } from '../fake-network.ts'

type Repost = { id: string; accountId: string; postId: string; createdAt: Date }

const FIRST_ID = 18_500_000_000_000_000n

/** Posts of other people that an account reposted: in its list they are facades. */
export function createReposts({
  world: { clock, memory },
  people,
}: {
  world: FakeWorld
  people: readonly FakePerson[]
}) {
  const table = memory.table<Repost>('threads/reposts')

  const add = (accountId: string, postId: string) => {
    const id = String(FIRST_ID + BigInt(table.size))
    table.set(id, { id, accountId, postId, createdAt: clock.now() })
  }

  const action: FakeAction = {
    id: 'repost',
    label: 'Сделать репост чужой записи',
    fields: [
      {
        name: 'account',
        label: 'Аккаунт',
        value: people[0]?.id ?? '',
        choices: people.slice(0, 5).map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'post', label: 'Номер записи', value: '17900000000009999' },
    ],
    run: ({ account = '', post = '' }) => {
      if (account !== '' && post !== '') add(account, post)
    },
  }

  return {
    action,
    of: (accountId: string) => [...table.values()].filter((one) => one.accountId === accountId),
    find: (id: string) => table.get(id),
    reset: () => table.clear(),
  }
}

export type Reposts = ReturnType<typeof createReposts>

/** As the API tells it: `reposted_post` names the original. */
export const presentRepost = ({ id, postId, createdAt }: Repost, username: string) => ({
  id,
  media_product_type: 'THREADS',
  media_type: 'REPOST_FACADE',
  timestamp: createdAt.toISOString().replace('Z', '+0000'),
  permalink: `https://www.threads.com/@${username}/post/${id}`,
  username,
  reposted_post: { id: postId },
})
