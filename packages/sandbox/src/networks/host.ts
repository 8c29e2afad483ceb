import { drawAvatar } from './_shared/avatar.ts'
import { createFakeHost, type HostInput } from './fake-host.ts'
import type { FakeNetwork, FakePost } from './fake-network.ts'

export type { Fault } from './_shared/faults.ts'
export type { RecordedRequest } from './_shared/recorded-request.ts'

export type NetworkHost = ReturnType<typeof createNetworkHost>

/** The fake networks, with avatars of their accounts and what was published. */
export function createNetworkHost(input: HostInput<FakeNetwork>) {
  const host = createFakeHost({ ...input, serveCommon: drawAvatar })
  return {
    ...host,
    /** All published posts, newest first. */
    posts: (): readonly (FakePost & { network: string })[] =>
      host
        .fakes()
        .flatMap((fake) => fake.posts().map((post) => ({ ...post, network: fake.id })))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  }
}
