import { randomBytes, randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createCallLimits } from '../_shared/call-limits.ts'
import { objectAt } from '../_shared/fields.ts'
import { createGrants, readBearer } from '../_shared/grants.ts'
import { guestPeople } from '../_shared/guests.ts'
import { digitsOf, seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { FakePerson, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

export type Task = {
  publishId: string
  accountId: string
  isDraft: boolean
  text: string
  privacy: string
  /** For uploads; photos are pulled at once. */
  upload: Upload | null
  media: readonly { kind: 'image' | 'video'; path: string }[]
  processingSeconds: number
  failReason: string | null
  /** When all media were received; null during an upload. */
  takenAt: number | null
  postId: bigint
}

export type Upload = {
  token: string
  size: number
  chunkSize: number
  count: number
  received: number
  chunks: Uint8Array[]
  type: string
  expiresAt: number
  isMediaRejected: boolean
}

export const PEOPLE: readonly FakePerson[] = [
  { id: '_000kadrOpenIdPublic01', name: 'Мария снимает', handle: '@maria_snimaet' },
  { id: '_000kadrOpenIdPrivate02', name: 'Закрытый аккаунт', handle: '@zakryto' },
  ...guestPeople(({ word, number }) => ({
    id: `_000kadrOpenIdGuest${number}`,
    handle: `@${word}_gost`,
  })),
]

/** The second account is private. */
export const privacyOptions = (accountId: string) =>
  accountId === PEOPLE[1]?.id
    ? ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
    : ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']

export function createState(world: FakeWorld) {
  const { memory } = world
  const grants = createGrants({
    clock: world.clock,
    memory,
    name: 'tiktok',
    codeSeconds: 600,
    accessSeconds: 86_400,
    refreshSeconds: 31_536_000,
    accessPrefix: 'act.',
    refreshPrefix: 'rft.',
  })
  const shelf = createMediaStore({ memory, name: 'tiktok' })
  const tasks = memory.table<Task>('tiktok/tasks', ({ takenAt }) => takenAt !== null)
  seedHistory({
    world,
    network: 'tiktok',
    accounts: PEOPLE.slice(0, 1).map(({ id }) => id),
    add: ({ key, accountId, text, createdAt }) => {
      const postId = 7_200_000_000_000_000_000n + BigInt(digitsOf(key, 15))
      const publishId = `v_pub_file~v2-0.${postId}`
      tasks.set(publishId, {
        publishId,
        accountId,
        isDraft: false,
        text,
        privacy: 'PUBLIC_TO_EVERYONE',
        upload: null,
        media: [{ kind: 'video', path: '' }],
        processingSeconds: 0,
        failReason: null,
        takenAt: createdAt.getTime(),
        postId,
      })
      return String(postId)
    },
  })
  const limits = createCallLimits({
    clock: world.clock,
    isOff: world.crowd !== undefined,
    windowMs: MINUTE_MS,
  })
  const switches = createSwitches({
    memory,
    network: 'tiktok',
    switches: {
      isUnaudited: {
        label: 'Проверка приложения',
        choices: ['Пройдена', 'Не пройдена: только «Только я»'],
      },
      requiresDomain: {
        label: 'Домен для фотографий',
        choices: ['Подтверждён', 'Подтверждается файлом в корне сайта'],
      },
    },
  })
  return {
    ...world,
    grants,
    shelf,
    tasks,
    limits,
    switches,
    reset: () => {
      limits.reset()
      switches.reset()
      grants.reset()
      shelf.reset()
      tasks.clear()
    },
  }
}

export type State = ReturnType<typeof createState>

export const newPublishId = (prefix: string) => `${prefix}~v2-1.${randomInt(2 ** 40)}`

/** 19 digits: beyond 2^53. */
const newPostId = () => 7_300_000_000_000_000_000n + BigInt(randomInt(2 ** 47))

export const newSecret = () => randomBytes(12).toString('hex')

const logId = () => randomBytes(8).toString('hex').toUpperCase()

export const ok = (data: unknown): FakeReply => ({
  status: 200,
  json: { data, error: { code: 'ok', message: '', log_id: logId() } },
})

export const refuse = (status: number, code: string): FakeReply => ({
  status,
  json: { data: {}, error: { code, message: `Request failed: ${code}`, log_id: logId() } },
})

/** Interactions the creator disabled in the app. */
export const CREATOR = { comment_disabled: false, duet_disabled: false, stitch_disabled: true }

const POSTS_PER_DAY = 15
const PENDING_DRAFTS = 5
const INITS_PER_MINUTE = 6

/** The account of the bearer token, or an error reply. */
export function authorize(
  state: State,
  { request, scope }: { request: FakeRequest; scope: string },
): { accountId: string; scopes: readonly string[] } | { refusal: FakeReply } {
  const grant = state.grants.checkAccess(readBearer(request.headers))
  if (typeof grant === 'string') return { refusal: refuse(401, 'access_token_invalid') }
  return grant.scopes.includes(scope) ? grant : { refusal: refuse(401, 'scope_not_authorized') }
}

type NewTask = Pick<Task, 'publishId' | 'accountId' | 'isDraft' | 'text' | 'privacy'>

const DEFAULT_PROCESSING_SECONDS = 2

export const newTask = (of: NewTask, { behaviour: mood }: FakeRequest): Task => ({
  ...of,
  upload: null,
  media: [],
  processingSeconds: mood.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
  failReason: null,
  takenAt: null,
  postId: newPostId(),
})

/** The cap an account has reached, if any: drafts waiting in the inbox, or posts of the last day. */
export function findCap(
  state: State,
  { accountId, isDraft }: { accountId: string; isDraft: boolean },
): string | undefined {
  if (state.crowd !== undefined) return undefined
  const since = state.clock.now().getTime() - DAY_MS
  const recent = [...state.tasks.values()].filter(
    (task) =>
      task.accountId === accountId &&
      task.isDraft === isDraft &&
      !task.failReason &&
      task.takenAt !== null &&
      task.takenAt > since,
  )
  if (isDraft) {
    return recent.length >= PENDING_DRAFTS ? 'spam_risk_too_many_pending_share' : undefined
  }
  return recent.length >= POSTS_PER_DAY ? 'spam_risk_too_many_posts' : undefined
}

/** Checks that the account may post with these settings. Drafts have no privacy yet. */
export function authorizePost(
  state: State,
  of: { request: FakeRequest; isDraft: boolean; privacy: string },
): { accountId: string } | { refusal: FakeReply } {
  const { request, isDraft, privacy } = of
  const scope = isDraft ? 'video.upload' : 'video.publish'
  const who = authorize(state, { request, scope })
  if ('refusal' in who) return who
  if (!state.limits.take(`init/${who.accountId}`, INITS_PER_MINUTE)) {
    return { refusal: refuse(429, 'rate_limit_exceeded') }
  }
  const cap = findCap(state, { accountId: who.accountId, isDraft })
  if (cap) return { refusal: refuse(403, cap) }
  if (isDraft) return who
  if (!privacyOptions(who.accountId).includes(privacy)) {
    return { refusal: refuse(403, 'privacy_level_option_mismatch') }
  }
  if (state.switches.isOn('isUnaudited') && privacy !== 'SELF_ONLY') {
    const code = 'unaudited_client_can_only_post_to_private_accounts'
    return { refusal: refuse(403, code) }
  }
  return hasFineToggles(request, privacy) ? who : { refusal: refuse(400, 'invalid_params') }
}

/** Disabled interactions stay disabled, and branded content can't be private. */
function hasFineToggles(request: FakeRequest, privacy: string): boolean {
  const post = objectAt(request.fields, 'post_info')
  const isPhoto = request.fields?.media_type === 'PHOTO'
  const names = isPhoto ? ['comment'] : ['comment', 'duet', 'stitch']
  const off: Readonly<Record<string, boolean>> = CREATOR
  const isKept = names.every((name) => !off[`${name}_disabled`] || post[`disable_${name}`] === true)
  return isKept && !(post.brand_content_toggle === true && privacy === 'SELF_ONLY')
}
