import { randomBytes } from 'node:crypto'
import { createGrants } from '../_shared/grants.ts'
import { guestPeople } from '../_shared/guests.ts'
import { lettersOf, seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { FakePerson, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { createQuota } from './quota.ts'

export type Video = {
  id: string
  channelId: string
  title: string
  description: string
  privacy: string
  createdAt: string
  mediaPath: string
  readyAt: number
  isRejected: boolean
  thumbnailPath?: string
  /** When a private video becomes public. */
  publishAt?: number
}

export type PlaylistItem = { id: string; playlistId: string; videoId: string }

export type Playlist = { id: string; channelId: string; title: string }

export type Session = {
  accountId: string
  snippet: { title: string; description: string }
  privacy: string
  publishAt?: number
  total: number
  type: string
  chunks: Uint8Array[]
  received: number
  expiresAt: number
  isMediaRejected: boolean
  processingSeconds: number
  /** Set with the last byte: later requests to the session return it. */
  videoId: string | null
}

/** The last one has a Google account without a channel. */
export const PEOPLE: readonly FakePerson[] = [
  { id: 'UCkadrStudio00000000001A', name: 'Студия «Кадр»', handle: '@kadr-studio' },
  { id: 'UCkadrKitchen0000000002B', name: 'Кухня на двоих', handle: '@kuhnya-na-dvoih' },
  ...guestPeople(({ word, number }) => ({
    id: `UCkadrGuest${String(number).padStart(12, '0')}C`,
    handle: `@${word}-gost`,
  })),
  { id: 'google-without-channel', name: 'Аккаунт без канала', handle: 'anna@example.com' },
]

/** Channels confirmed by phone may set thumbnails. */
export const isVerified = (accountId: string) => accountId === PEOPLE[0]?.id

export const PLAYLISTS: readonly Playlist[] = [
  {
    id: 'PLkadrRecipes0000000000000000001',
    channelId: 'UCkadrStudio00000000001A',
    title: 'Рецепты',
  },
  {
    id: 'PLkadrBackstage00000000000000002',
    channelId: 'UCkadrStudio00000000001A',
    title: 'За кадром',
  },
]

export const privacyOf = ({ privacy, publishAt }: Video, now: number) =>
  publishAt !== undefined && now >= publishAt ? 'public' : privacy

export const quotaExceeded = (): FakeReply =>
  apiError({
    status: 403,
    reason: 'quotaExceeded',
    message: 'The request cannot be completed because you have exceeded your quota.',
  })

export const hasChannel = (accountId: string) => accountId.startsWith('UC')

export function createState(world: FakeWorld) {
  const { clock, memory, hostUrl, crowd } = world
  const grants = createGrants({
    clock,
    memory,
    name: 'youtube',
    codeSeconds: 600,
    accessSeconds: 3599,
    refreshSeconds: 180 * 86_400,
    accessPrefix: 'ya29.',
    refreshPrefix: '1//',
  })
  const shelf = createMediaStore({ memory, name: 'youtube' })
  const videos = memory.table<Video>('youtube/videos')
  seedHistory({
    world,
    network: 'youtube',
    accounts: PEOPLE.filter(({ id, isGuest }) => !isGuest && hasChannel(id)).map(({ id }) => id),
    add: ({ key, accountId, text, createdAt }) => {
      const id = lettersOf(key, 11)
      videos.set(id, {
        id,
        channelId: accountId,
        title: text,
        description: '',
        privacy: 'public',
        createdAt: createdAt.toISOString(),
        mediaPath: '',
        readyAt: createdAt.getTime(),
        isRejected: false,
      })
      return id
    },
  })
  const sessions = new Map<string, Session>()
  const playlistItems = memory.table<PlaylistItem>('youtube/playlist-items')
  const quota = createQuota({ clock, isOff: crowd !== undefined })
  const switches = createSwitches({
    memory,
    network: 'youtube',
    switches: {
      isUnaudited: {
        label: 'Аудит проекта',
        choices: ['Пройден', 'Не пройден: видео заперты в закрытом доступе'],
      },
      holdsComments: {
        label: 'Комментарии зрителей',
        choices: ['Видны сразу', 'Ждут проверки автора'],
      },
      hasHoles: {
        label: 'Страницы комментариев',
        choices: ['Полные', 'Сначала пустая, но с продолжением'],
      },
    },
  })
  return {
    clock,
    hostUrl,
    grants,
    shelf,
    videos,
    sessions,
    playlistItems,
    quota,
    switches,
    reset: () => {
      quota.reset()
      switches.reset()
      grants.reset()
      shelf.reset()
      videos.clear()
      sessions.clear()
      playlistItems.clear()
    },
  }
}

export type State = ReturnType<typeof createState>

/** 11 characters, as video ids have. */
export const newVideoId = () => randomBytes(8).toString('base64url').slice(0, 11)

export function apiError(input: {
  status: number
  reason: string
  message: string
  kind?: string
}): FakeReply {
  const { status, reason, message } = input
  return {
    status,
    json: {
      error: {
        code: status,
        message,
        errors: [{ message, domain: 'youtube', reason }],
        ...(input.kind && { status: input.kind }),
      },
    },
  }
}

/** The account of the bearer token, or an error reply. */
export function authorize(
  state: State,
  input: { request: FakeRequest; anyOf: readonly string[] },
): { accountId: string } | { refusal: FakeReply } {
  const token = /^Bearer (.+)$/.exec(input.request.headers.authorization ?? '')?.[1] ?? ''
  const grant = state.grants.checkAccess(token)
  if (typeof grant === 'string') {
    return {
      refusal: apiError({
        status: 401,
        reason: 'authError',
        message: 'Invalid Credentials',
        kind: 'UNAUTHENTICATED',
      }),
    }
  }
  const scopes = grant.scopes.map((scope) => scope.split('/').pop() ?? '')
  if (!input.anyOf.some((scope) => scopes.includes(scope))) {
    return {
      refusal: apiError({
        status: 403,
        reason: 'insufficientPermissions',
        message: 'Request had insufficient authentication scopes.',
        kind: 'PERMISSION_DENIED',
      }),
    }
  }
  return { accountId: grant.accountId }
}
