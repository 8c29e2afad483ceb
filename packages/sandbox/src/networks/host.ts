import type { IncomingMessage } from 'node:http'
import { drawAvatar } from './_shared/avatar.ts'
import { drawCover } from './_shared/cover.ts'
import { textAt } from './_shared/fields.ts'
import { readBody } from './_shared/read-body.ts'
import { strangerActions } from './_strangers/actions.ts'
import { createStrangers } from './_strangers/strangers.ts'
import { createFakeHost, type HostInput } from './fake-host.ts'
import type { FakeAction, FakeNetwork, FakePost, FakeReply } from './fake-network.ts'
import { createMemory } from './memory.ts'

export type { Fault } from './_shared/faults.ts'
export type { RecordedRequest } from './_shared/recorded-request.ts'
export { TIME_HEADER } from './fake-host.ts'

/** Under a network: `id` and `at` of a post to backdate. */
export const BACKDATE_PATH = '/_backdate'
const MAX_FORM_BYTES = 10_000

export type NetworkHost = ReturnType<typeof createNetworkHost>

type NetworkHostInput = Omit<HostInput<FakeNetwork>, 'serveCommon'> & {
  /** People comment on published posts by themselves. */
  hasStrangers?: boolean
}

/** The fake networks, with the avatars of their accounts, the published posts, and strangers. */
export function createNetworkHost(input: NetworkHostInput) {
  const memory = input.memory ?? createMemory()
  const seeded = memory.table<true>('history')
  const postsOf = (fake: FakeNetwork): readonly FakePost[] =>
    fake
      .posts()
      .filter(({ id }) => !seeded.has(`${fake.id}/${id}`))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const strangers = createStrangers({
    memory,
    clock: input.clock,
    isTalkative: input.hasStrangers ?? false,
    postsOf,
  })
  const host = createFakeHost({
    ...input,
    memory,
    serveCommon: async ({ fake, path, request }) => {
      strangers.catchUp(fake)
      if (path !== BACKDATE_PATH) return drawAvatar({ fake, path }) ?? drawCover(path)
      const reply = await backdate({ fake, request })
      await host.keep()
      return reply
    },
  })
  return {
    ...host,
    /** All published posts, newest first. */
    posts: (): readonly (FakePost & { network: string })[] =>
      host
        .fakes()
        .flatMap((fake) => postsOf(fake).map((post) => ({ ...post, network: fake.id })))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    /** What people can be made to do at a network, strangers first. */
    actionsOf: (fake: FakeNetwork): readonly FakeAction[] => [
      ...strangerActions({ fake, posts: postsOf(fake), clock: input.clock }),
      ...(fake.actions ?? []),
    ],
    reset: () => {
      strangers.reset()
      host.reset()
    },
  }
}

async function backdate(input: {
  fake: FakeNetwork
  request: IncomingMessage
}): Promise<FakeReply> {
  const body = await readBody({ request: input.request, limit: MAX_FORM_BYTES })
  const at = new Date(textAt(body?.fields, 'at') ?? '')
  input.fake.backdate?.(textAt(body?.fields, 'id') ?? '', at)
  return { status: 204 }
}
