import { Readable } from 'node:stream'
import type { Network } from '@kadr/contract/publishing/networks'
import { accountOptions } from '@kadr/contract/publishing/publisher-setup'
import { newId } from '@kadr/kit/new-id'
import { TYPED_ACCOUNTS } from '@kadr/sandbox/networks/typed-accounts'
import type { Env } from '../../apps/server/src/config/env.ts'
import { resourceRenditions, resources } from '../../apps/server/src/db/schema/library/resources.ts'
import { posts, postTargets } from '../../apps/server/src/db/schema/publishing/posts.ts'
import {
  attach,
  connectTo,
  readAttached,
  signInAt,
  signInWithPlan,
} from '../../apps/server/test/connecting.ts'
import { call } from '../../apps/server/test/people.ts'
import { sampleOf, withReply } from '../../apps/server/test/publishing/samples.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import { workspaceOf } from '../../apps/server/test/workspace-of.ts'
import { openApp } from './open-app.ts'

const FILE_BYTES = 2000
const BATCH = 500
const LATE_LIMIT_MINUTES = 1440
const VIDEO_NEEDS = ['mp4-h264-1080', 'mp4-h264-720', 'mp4-h264-480']

type Person = { app: TestShell; token: string }

/** Files that need no processing: this run tests publishing only. */
export const storeFiles = async ({ app, workspaceId }: { app: TestShell; workspaceId: string }) => {
  const store = async (kind: 'image' | 'video') => {
    const [id, fileId] = [newId(), newId()]
    const sides = { width: 1080, height: kind === 'image' ? 1080 : 1920 }
    const mimeType = kind === 'image' ? 'image/jpeg' : 'video/mp4'
    const name = `chaos ${kind}`
    await app.ctx.db.insert(resources).values({
      id,
      workspaceId,
      fileId,
      kind,
      state: 'ready',
      name,
      sortName: name,
      searchText: name,
      mimeType,
      size: FILE_BYTES,
      sha256: fileId,
      ...sides,
      durationSeconds: kind === 'video' ? 12 : null,
    })
    const needs = kind === 'video' ? VIDEO_NEEDS : []
    for (const need of needs) {
      const of = { resourceId: id, fileId, need, mimeType, size: FILE_BYTES, ...sides }
      await app.ctx.db.insert(resourceRenditions).values({ ...of, state: 'ready' })
    }
    for (const variant of ['original', ...needs]) {
      const key = `workspaces/${workspaceId}/${id}/${fileId}/${variant}`
      await app.ctx.blobs.put({ key, body: Readable.from([Buffer.alloc(FILE_BYTES, 7)]) })
    }
    return id
  }
  return { imageId: await store('image'), videoId: await store('video') }
}

const [, polden] = TYPED_ACCOUNTS.vk ?? []

/** The second account of networks without a consent page to choose it on. */
const OTHERS: Partial<Record<Network, { place: string; body: object }>> = {
  telegram: { place: 'telegram/channels', body: { channel: '-1001500000002' } },
  vk: {
    place: 'vk/attach',
    body: { username: polden?.username, password: polden?.password },
  },
  // Posts of a closed channel have no address, by which a run tells them from messages to people.
  max: { place: 'max/channels', body: { channel: '@tsvety_gost' } },
  bluesky: {
    place: 'bluesky/attach',
    body: { username: 'polden.example', password: 'qrst-uvwx-yz23-4567' },
  },
}

/** All accounts of a network, which are published to concurrently. */
export const accountsOf = async (
  input: Person & { network: Network; people: readonly { id: string }[] },
) => {
  const { app, token, network } = input
  const other = OTHERS[network]
  const answers = [await connectTo(input)]
  if (other) answers.push(await attach({ app, token, ...other }))
  else {
    for (const { id: personId } of input.people.slice(1)) {
      const answer = await signInAt({ app, token, place: network, personId })
      // A user without a channel can't be connected.
      if (!answer.error) answers.push(answer)
    }
  }
  const ids = answers.flatMap((answer) => readAttached(answer).connections.map(({ id }) => id))
  return Promise.all(
    [...new Set(ids)].map(async (connectionId) => {
      const answer = await call(app, { path: `/publisher/accounts/${connectionId}/options`, token })
      const [board] = accountOptions.parse(answer.data).boards ?? []
      return { connectionId, place: board ? { boardId: board.id } : {} }
    }),
  )
}

export type ChaosTarget = { id: string; network: Network; text: string; follow: string }

/** A user with accounts at every network and scheduled posts that are all due within seconds. */
export const createWorld = async (input: {
  url: string
  env: Env
  networks: readonly Network[]
  targets: number
  spreadMs: number
  peopleOf(network: Network): Promise<readonly { id: string }[]>
}) => {
  const app = await openApp(input)
  const { token } = await signInWithPlan(app, { id: 7 })
  const workspaceId = await workspaceOf(app, token)
  // More is due than the machine can publish; lateness is not under test.
  const body = { lateLimitMinutes: LATE_LIMIT_MINUTES }
  await call(app, { method: 'PATCH', path: '/publisher/settings', token, body })
  const files = await storeFiles({ app, workspaceId })
  const planned: ChaosTarget[] = []
  const start = Date.now()

  for (const network of input.networks) {
    const people = await input.peopleOf(network)
    const accounts = await accountsOf({ app, token, network, people })
    const sample = sampleOf(network, files)
    for (let from = 0; from < input.targets; from += BATCH) {
      const indexes = Array.from(
        { length: Math.min(BATCH, input.targets - from) },
        (_, index) => from + index,
      )
      const rows = indexes.map((index) => {
        const [text, follow] = [`${network} №${index}.`, `Следом ${network} №${index}.`]
        const dueAt = new Date(start + (index / input.targets) * input.spreadMs)
        const account = accounts[index % accounts.length]
        const settings = {
          ...sample.settings,
          ...withReply(sample.settings, follow),
          ...account?.place,
        }
        return { id: newId(), postId: newId(), text, follow, dueAt, account, settings }
      })
      await app.ctx.db.insert(posts).values(
        rows.map(({ postId, text, dueAt }) => ({
          id: postId,
          workspaceId,
          text,
          searchText: text,
          mediaIds: sample.mediaIds,
          dueAt,
          wallTime: dueAt.toISOString().slice(0, 16),
          timeZone: 'UTC',
        })),
      )
      await app.ctx.db.insert(postTargets).values(
        rows.map(({ id, postId, account, settings, dueAt }) => ({
          id,
          workspaceId,
          postId,
          connectionId: account?.connectionId,
          network,
          accountTitle: network,
          settings,
          state: 'scheduled' as const,
          dueAt,
          nextAt: dueAt,
        })),
      )
      planned.push(...rows.map(({ id, text, follow }) => ({ id, network, text, follow })))
    }
  }
  return { app, planned }
}
