import { randomInt } from 'node:crypto'
import { createGrants, readBearer, type TokenProblem } from '../_shared/grants.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import type { FakePerson, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

export type Asset = {
  urn: string
  kind: 'image' | 'video'
  ownerId: string
  parts: { size: number | null; bytes: Uint8Array | null; etag: string }[]
  uploadToken: string
  isMediaRejected: boolean
  processingSeconds: number
  /** Start of processing. */
  finalizedAt: number | null
  mediaPath: string | null
}

export type Post = {
  urn: string
  ownerId: string
  commentary: string
  visibility: string
  assets: readonly string[]
  createdAt: Date
  isDeleted: boolean
  comments: string[]
  fingerprint: string
}

export const PEOPLE: readonly FakePerson[] = [
  { id: 'kadrMember1', name: 'Ольга Смирнова', handle: 'olga-smirnova' },
  { id: 'kadrMember2', name: 'Пётр Ильин', handle: 'petr-ilin' },
]

export function createState(world: FakeWorld) {
  const { memory } = world
  const grants = createGrants({
    clock: world.clock,
    memory,
    name: 'linkedin',
    codeSeconds: 1800,
    accessSeconds: 5_184_000,
    refreshSeconds: 31_536_000,
    accessPrefix: 'AQ',
    refreshPrefix: 'AQX',
  })
  const shelf = createMediaStore({ memory, name: 'linkedin' })
  const assets = memory.table<Asset>('linkedin/assets', ({ finalizedAt }) => finalizedAt !== null)
  const posts = memory.table<Post>('linkedin/posts')
  return {
    ...world,
    grants,
    shelf,
    assets,
    posts,
    reset: () => {
      grants.reset()
      shelf.reset()
      assets.clear()
      posts.clear()
    },
  }
}

export type State = ReturnType<typeof createState>

/** 19 digits, as share ids have. */
export const newNumber = () => String(7_380_000_000_000_000_000n + BigInt(randomInt(2 ** 47)))

export function refuse(input: {
  status: number
  code: string
  message: string
  serviceErrorCode?: number
  inputErrors?: readonly { description: string; code: string }[]
}): FakeReply {
  return {
    status: input.status,
    json: {
      message: input.message,
      status: input.status,
      code: input.code,
      ...(input.serviceErrorCode && { serviceErrorCode: input.serviceErrorCode }),
      ...(input.inputErrors && {
        errorDetailType: 'com.linkedin.common.error.BadRequest',
        errorDetails: { inputErrors: input.inputErrors },
      }),
    },
  }
}

export const illegal = (message: string) =>
  refuse({ status: 400, code: 'ILLEGAL_ARGUMENT', message })

const TOKEN_CODES: Readonly<Record<TokenProblem, { code: string; serviceErrorCode: number }>> = {
  unknown: { code: 'INVALID_ACCESS_TOKEN', serviceErrorCode: 65_600 },
  expired: { code: 'EXPIRED_ACCESS_TOKEN', serviceErrorCode: 65_601 },
  revoked: { code: 'REVOKED_ACCESS_TOKEN', serviceErrorCode: 65_602 },
}

/** The member of the bearer token, or an error reply. */
export function authorize(
  state: State,
  { request, scope }: { request: FakeRequest; scope: string },
): { accountId: string } | { refusal: FakeReply } {
  const grant = state.grants.checkAccess(readBearer(request.headers))
  if (typeof grant === 'string') {
    const message = 'The token used in the request is not valid'
    return { refusal: refuse({ status: 401, message, ...TOKEN_CODES[grant] }) }
  }
  if (!grant.scopes.includes(scope)) {
    const message = `Not enough permissions to access: ${request.path}`
    return { refusal: refuse({ status: 403, code: 'ACCESS_DENIED', message }) }
  }
  return grant
}

/** Versions are supported for a year: 202511 to 202609 in the sandbox. */
const LIVING_VERSION = /^(20251[12]|20260[1-9])$/

/** `authorize` for the versioned API. */
export function authorizeRest(state: State, request: FakeRequest): ReturnType<typeof authorize> {
  const version = request.headers['linkedin-version'] ?? ''
  if (!LIVING_VERSION.test(version)) {
    const message = `Requested version ${version} is not active`
    return { refusal: refuse({ status: 426, code: 'NONEXISTENT_VERSION', message }) }
  }
  if (request.headers['x-restli-protocol-version'] !== '2.0.0') {
    return { refusal: illegal('Unsupported X-RestLi-Protocol-Version') }
  }
  return authorize(state, { request, scope: 'w_member_social' })
}
