import { MINUTE_MS } from '@kadr/kit/durations'
import type { FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

export type VkMedia = {
  kind: 'photo' | 'video' | 'story'
  id: number
  groupId: string
  accessKey: string
  title: string
  description: string
  type: string
  /** Below the fake's base; empty until the bytes have come. */
  path: string
  createdAt: Date
  /** A video is shown from then on. */
  readyAt: number
  isRefused: boolean
  storyKind?: 'photo' | 'video'
}

/** An address to upload to: for one file, for a while. */
export type Ticket = {
  kind: 'photo' | 'video' | 'story-photo' | 'story-video'
  groupId: string
  videoId: number | undefined
  expiresAt: number
  isUsed: boolean
}

/** What the upload server gave, until it is saved. */
export type Uploaded = { groupId: string; kind: Ticket['kind']; type: string; path: string }

const TICKET_LIFE_MS = 30 * MINUTE_MS
const FIRST_ID = 457_239_000

/** Photos, videos, stories, and the addresses and receipts of their uploads. */
export function createMediaRecords({ memory, clock }: { memory: Memory; clock: FakeClock }) {
  const media = memory.table<VkMedia>('vk/media')
  const tickets = memory.table<Ticket>('vk/tickets')
  const receipts = memory.table<Uploaded>('vk/receipts')
  const counter = memory.table<number>('vk/media-counter')
  const now = () => clock.now().getTime()
  const keyOf = (kind: string, groupId: string, id: number | string) => `${kind}-${groupId}_${id}`

  return {
    now,
    add: (of: Omit<VkMedia, 'id' | 'accessKey' | 'createdAt'>): VkMedia => {
      const id = (counter.get('last') ?? FIRST_ID) + 1
      counter.set('last', id)
      const accessKey = id.toString(36).padStart(12, '0')
      const stored = { ...of, id, accessKey, createdAt: clock.now() }
      media.set(keyOf(of.kind, of.groupId, id), stored)
      return stored
    },
    find: (kind: VkMedia['kind'], groupId: string, id: number | string) =>
      media.get(keyOf(kind, groupId, id)),
    remove: (kind: VkMedia['kind'], groupId: string, id: number | string) =>
      media.delete(keyOf(kind, groupId, id)),
    of: (kind: VkMedia['kind'], groupId: string): readonly VkMedia[] =>
      [...media.values()].filter((one) => one.kind === kind && one.groupId === groupId),
    all: (kind: VkMedia['kind']): readonly VkMedia[] =>
      [...media.values()].filter((one) => one.kind === kind),
    openTicket: (of: Pick<Ticket, 'kind' | 'groupId'> & { videoId?: number }): string => {
      const id = crypto.randomUUID()
      tickets.set(id, {
        kind: of.kind,
        groupId: of.groupId,
        videoId: of.videoId,
        expiresAt: now() + TICKET_LIFE_MS,
        isUsed: false,
      })
      return id
    },
    /** Undefined when the address has served or is too old. */
    useTicket: (id: string): Ticket | undefined => {
      const ticket = tickets.get(id)
      if (!ticket || ticket.isUsed || ticket.expiresAt <= now()) return undefined
      ticket.isUsed = true
      return ticket
    },
    writeReceipt: (uploaded: Uploaded): string => {
      const id = crypto.randomUUID().replaceAll('-', '')
      receipts.set(id, uploaded)
      return id
    },
    findReceipt: (id: string) => receipts.get(id),
    spendReceipt: (id: string) => receipts.delete(id),
    reset: () => {
      for (const table of [media, tickets, receipts, counter]) table.clear()
    },
  }
}

export type MediaRecords = ReturnType<typeof createMediaRecords>
