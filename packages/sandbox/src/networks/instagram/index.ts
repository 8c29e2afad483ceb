import { buildCoverUrl } from '../_shared/cover.ts'
import { createGrants } from '../_shared/grants.ts'
import { createGraphContainers } from '../_shared/graph-containers.ts'
import { createGraphFault } from '../_shared/graph-replies.ts'
import { digitsOf, seedHistory } from '../_shared/history.ts'
import { createMetaNotices } from '../_shared/meta-notices.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { CreateFake } from '../fake-network.ts'
import { FACEBOOK_PAGES, peopleOf } from './accounts.ts'
import { createCommentStore } from './comment-store.ts'
import { createComments } from './comments.ts'
import { facebookRoutes } from './facebook.ts'
import { createMessageStore } from './message-store.ts'
import { createMessages } from './messages.ts'
import { permalinkOf, postRoutes } from './posts.ts'
import { signInRoutes } from './sign-in.ts'

export { instagramPaths } from './paths.ts'

const HOUR = 60 * 60
const LONG_LIFE = 60 * 24 * HOUR
const NO_END = 100 * 365 * 24 * HOUR

const isReading = (scope: string) => /basic$|^pages_show/.test(scope)

export const createInstagramFake: CreateFake = (world) => {
  const { clock, memory } = world
  const people = peopleOf(world)
  const store = (accessPrefix: string, accessSeconds: number) =>
    createGrants({
      clock,
      memory,
      name: `instagram/${accessPrefix}`,
      codeSeconds: HOUR,
      accessSeconds,
      refreshSeconds: 0,
      accessPrefix,
      refreshPrefix: '',
    })
  const grants = {
    short: store('IGAA', HOUR),
    long: store('IGQV', LONG_LIFE),
    facebook: store('EAAG', LONG_LIFE),
    pages: store('EAAP', NO_END),
  }
  const containers = createGraphContainers({
    clock,
    memory,
    name: 'instagram',
    firstId: 17_910_000_000_000_000n,
  })
  seedHistory({
    world,
    network: 'instagram',
    accounts: people.slice(0, 2).map(({ id }) => id),
    add: ({ key, accountId, text, createdAt, kind }) => {
      const id = `18${digitsOf(key, 15)}`
      const media = [{ kind, url: buildCoverUrl({ world, network: 'instagram', postId: id }) }]
      containers.addMedia({ id, accountId, text, media, replyToId: undefined, createdAt })
      return id
    },
  })
  const conversions = memory.table<number>('instagram/conversions')
  const switches = createSwitches({
    memory,
    network: 'instagram',
    switches: {
      hasHoles: {
        label: 'Страницы комментариев',
        choices: ['Полные', 'Сначала пустая, но с продолжением'],
      },
    },
  })
  const hasHoles = () => switches.isOn('hasHoles')
  const remarks = createCommentStore({ world, containers })
  const dialogs = createMessageStore(world)
  const comments = createComments({ store: remarks, containers, hasHoles })
  const messages = createMessages({ world, comments: remarks, store: dialogs, hasHoles })

  const revokeAccount = (accountId: string) => {
    for (const store of [grants.short, grants.long, grants.pages]) store.revokeAccount(accountId)
    for (const [personId, pages] of Object.entries(FACEBOOK_PAGES)) {
      const isTheirs = pages.some(({ instagramId }) => instagramId === accountId)
      if (isTheirs) grants.facebook.revokeAccount(personId)
    }
  }
  const notices = createMetaNotices({ world, network: 'instagram', people, revoke: revokeAccount })

  return {
    id: 'instagram',
    title: 'Instagram',
    card: { order: ['author', 'media', 'words'], text: 'plain' },
    routes: [
      ...signInRoutes({ clock, people, grants, notices }),
      ...facebookRoutes({ world, grants, notices }),
      ...postRoutes({ world, containers, comments, messages, conversions, grants }),
    ],
    people: () => people,
    posts: () =>
      containers.allMedia().map((item) => {
        const [comment] = remarks.ownUnder(item.id)
        return {
          id: item.id,
          accountId: item.accountId,
          text: item.text,
          media: item.media,
          createdAt: item.createdAt.toISOString(),
          url: permalinkOf({ world, item }),
          ...(comment && { note: `Комментарий: ${comment.text}` }),
        }
      }),
    revokeAccount,
    expireAccess: (accountId) => {
      grants.short.expireAccess(accountId)
      grants.long.expireAccess(accountId)
    },
    dropScopes: (accountId) => {
      for (const store of [grants.long, grants.pages]) store.dropScopes(accountId, isReading)
    },
    accessTo: (accountId) => {
      const own = grants.long.accessTo(accountId)
      return own === 'none' ? grants.pages.accessTo(accountId) : own
    },
    backdate: containers.backdate,
    voice: { ...remarks.voice, write: dialogs.write },
    get actions() {
      return [
        ...notices.actions,
        {
          id: 'convert',
          label: 'Сделать аккаунт профессиональным заново',
          fields: [
            {
              name: 'account',
              label: 'Аккаунт',
              value: people[0]?.id ?? '',
              choices: people.slice(0, 3).map(({ id, name }) => ({ value: id, label: name })),
            },
          ],
          run: ({ account = '' }) => void conversions.set(account, clock.now().getTime()),
        },
        ...switches.actions,
      ]
    },
    reset: () => {
      conversions.clear()
      notices.reset()
      for (const store of Object.values(grants)) store.reset()
      containers.reset()
      for (const part of [remarks, dialogs, messages, switches]) part.reset()
    },
    faultReply: createGraphFault,
  }
}
