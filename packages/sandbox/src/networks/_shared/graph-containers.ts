import { DAY_MS } from '@kadr/kit/durations'
import type { FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

export type ContainerMedia = { kind: 'image' | 'video'; url: string }

export type Container = {
  id: string
  accountId: string
  text: string
  media: readonly ContainerMedia[]
  replyToId: string | undefined
  isItem: boolean
  createdAt: number
  readyAt: number
  /** The network's code of a processing error. */
  error: string | undefined
  mediaId: string | undefined
  /** Published for a day only, and not in the feed. */
  isStory?: boolean | undefined
}

export type GraphMediaItem = {
  id: string
  accountId: string
  text: string
  media: readonly ContainerMedia[]
  replyToId: string | undefined
  isStory?: boolean | undefined
  createdAt: Date
}

type NewContainer = Pick<
  Container,
  'accountId' | 'text' | 'media' | 'replyToId' | 'isItem' | 'isStory'
> & {
  processingSeconds: number
  error?: string | undefined
}

export type ContainerState = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'ERROR' | 'EXPIRED'

const LIFE_MS = DAY_MS

/** Containers and their published media, shared by Threads and Instagram. */
export function createGraphContainers(input: {
  clock: FakeClock
  memory: Memory
  name: string
  firstId: bigint
}) {
  const { clock, memory, name } = input
  const containers = memory.table<Container>(`${name}/containers`)
  const media = memory.table<GraphMediaItem>(`${name}/posts`)
  const counter = memory.table<bigint>(`${name}/counter`)
  const now = () => clock.now().getTime()
  const nextId = () => {
    const id = (counter.get('last') ?? input.firstId) + 1n
    counter.set('last', id)
    return String(id)
  }

  const stateOf = (container: Container): ContainerState => {
    if (container.mediaId) return 'PUBLISHED'
    if (container.createdAt + LIFE_MS <= now()) return 'EXPIRED'
    if (container.readyAt > now()) return 'IN_PROGRESS'
    return container.error ? 'ERROR' : 'FINISHED'
  }

  return {
    create: ({ processingSeconds, error, ...of }: NewContainer): Container => {
      const container = {
        ...of,
        id: nextId(),
        createdAt: now(),
        readyAt: now() + processingSeconds * 1000,
        error,
        mediaId: undefined,
      }
      containers.set(container.id, container)
      return container
    },
    find: (id: string) => containers.get(id),
    stateOf,
    /** Idempotent: one container gives one post. */
    publish: (container: Container): GraphMediaItem => {
      const known = media.get(container.mediaId ?? '')
      if (known) return known
      const { accountId, text, replyToId, isStory } = container
      const item: GraphMediaItem = {
        id: nextId(),
        accountId,
        text,
        media: container.media,
        replyToId,
        isStory,
        createdAt: clock.now(),
      }
      container.mediaId = item.id
      media.set(item.id, item)
      return item
    },
    addMedia: (item: GraphMediaItem) => {
      media.set(item.id, item)
    },
    backdate: (id: string, at: Date) => {
      const item = media.get(id)
      if (item) item.createdAt = at
    },
    findMedia: (id: string) => media.get(id),
    mediaOf: (accountId: string): readonly GraphMediaItem[] =>
      [...media.values()]
        .filter((item) => item.accountId === accountId && item.createdAt.getTime() <= now())
        .reverse()
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    allMedia: (): readonly GraphMediaItem[] => [...media.values()],
    remove: (id: string) => media.delete(id),
    nextId,
    reset: () => {
      containers.clear()
      media.clear()
    },
  }
}

export type GraphContainers = ReturnType<typeof createGraphContainers>
