import { randomBytes, randomInt } from 'node:crypto'
import { createGrants, readBearer } from '../_shared/grants.ts'
import { createMediaStore } from '../_shared/media-store.ts'
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
  return {
    ...world,
    grants,
    shelf,
    tasks,
    reset: () => {
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

/** Checks that the account may post with these settings. Drafts have no privacy yet. */
export function authorizePost(
  state: State,
  of: { request: FakeRequest; isDraft: boolean; privacy: string },
): { accountId: string } | { refusal: FakeReply } {
  const scope = of.isDraft ? 'video.upload' : 'video.publish'
  const who = authorize(state, { request: of.request, scope })
  if ('refusal' in who || of.isDraft) return who
  return privacyOptions(who.accountId).includes(of.privacy)
    ? who
    : { refusal: refuse(403, 'privacy_level_option_mismatch') }
}
