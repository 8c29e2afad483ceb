import { buildCoverUrl } from '../_shared/cover.ts'
import { createGrants } from '../_shared/grants.ts'
import { createGraphContainers } from '../_shared/graph-containers.ts'
import { createGraphFault } from '../_shared/graph-replies.ts'
import { digitsOf, seedHistory } from '../_shared/history.ts'
import { createMetaNotices } from '../_shared/meta-notices.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { CreateFake } from '../fake-network.ts'
import { peopleOf } from './accounts.ts'
import { permalinkOf, postRoutes, presentMedia } from './posts.ts'
import { createReplies, findStrangerById } from './replies.ts'
import { createReposts } from './reposts.ts'
import { signInRoutes } from './sign-in.ts'

export { threadsPaths } from './paths.ts'

const HOUR = 60 * 60
const LONG_LIFE = 60 * 24 * HOUR

export const createThreadsFake: CreateFake = (world) => {
  const { clock, memory } = world
  const people = peopleOf(world)
  const store = (kind: string, accessSeconds: number) =>
    createGrants({
      clock,
      memory,
      name: `threads/${kind}`,
      codeSeconds: HOUR,
      accessSeconds,
      refreshSeconds: 0,
      accessPrefix: 'THAA',
      refreshPrefix: '',
    })
  const short = store('short', HOUR)
  const long = store('long', LONG_LIFE)
  const containers = createGraphContainers({
    clock,
    memory,
    name: 'threads',
    firstId: 17_900_000_000_000_000n,
  })
  seedHistory({
    world,
    network: 'threads',
    accounts: people.slice(0, 2).map(({ id }) => id),
    add: ({ key, accountId, text, createdAt, kind }) => {
      const id = `16${digitsOf(key, 15)}`
      const media = [{ kind, url: buildCoverUrl({ world, network: 'threads', postId: id }) }]
      containers.addMedia({ id, accountId, text, media, replyToId: undefined, createdAt })
      return id
    },
  })

  const revokeAccount = (accountId: string) => {
    short.revokeAccount(accountId)
    long.revokeAccount(accountId)
  }
  const notices = createMetaNotices({ world, network: 'threads', people, revoke: revokeAccount })

  const reposts = createReposts({ world, people })
  const switches = createSwitches({
    memory,
    network: 'threads',
    switches: {
      hasHoles: {
        label: 'Страницы ответов',
        choices: ['Полные', 'Сначала пустая, но с продолжением'],
      },
    },
  })
  const replies = createReplies({
    world,
    containers,
    hasHoles: () => switches.isOn('hasHoles'),
    present: (item) => presentMedia({ world, item }),
  })

  return {
    id: 'threads',
    title: 'Threads',
    card: { order: ['author', 'words', 'media'], text: 'plain' },
    routes: [
      ...signInRoutes({ clock, people, short, long, notices }),
      ...postRoutes({ world, containers, long, reposts, replies }),
    ],
    people: () => people,
    posts: () =>
      containers
        .allMedia()
        .filter(({ accountId }) => !findStrangerById(accountId))
        .map((item) => ({
          id: item.id,
          accountId: item.accountId,
          text: item.text,
          media: item.media,
          createdAt: item.createdAt.toISOString(),
          url: permalinkOf({ world, item }),
          ...(item.replyToId && { note: `Ответ на ${item.replyToId}` }),
        })),
    revokeAccount,
    voice: replies.voice,
    get actions() {
      return [...notices.actions, reposts.action, ...switches.actions]
    },
    expireAccess: (accountId) => {
      short.expireAccess(accountId)
      long.expireAccess(accountId)
    },
    dropScopes: (accountId) => long.dropScopes(accountId, (scope) => scope === 'threads_basic'),
    accessTo: long.accessTo,
    backdate: containers.backdate,
    reset: () => {
      notices.reset()
      reposts.reset()
      replies.reset()
      switches.reset()
      short.reset()
      long.reset()
      containers.reset()
    },
    faultReply: createGraphFault,
  }
}
