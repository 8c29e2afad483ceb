import { randomInt } from 'node:crypto'
import { createGrants, readBearer, type TokenProblem } from '../_shared/grants.ts'
import { guestPeople } from '../_shared/guests.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { FakePerson, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

export type Asset = {
  urn: string
  kind: 'image' | 'video' | 'document'
  ownerId: string
  parts: { size: number | null; bytes: Uint8Array | null; etag: string }[]
  /** After this time the upload URLs return 403. */
  uploadsUntil: number
  uploadToken: string
  isMediaRejected: boolean
  processingSeconds: number
  /** Start of processing. */
  finalizedAt: number | null
  mediaPath: string | null
}

export type Post = {
  urn: string
  /** Urn of the member or the organization. */
  ownerId: string
  commentary: string
  /** As it was sent, with its escapes. */
  rawCommentary: string
  article?: { source: string; title: string }
  visibility: string
  assets: readonly string[]
  createdAt: Date
  isDeleted: boolean
  fingerprint: string
}

export const PEOPLE: readonly FakePerson[] = [
  { id: 'kadrMember1', name: 'Ольга Смирнова', handle: 'olga-smirnova' },
  { id: 'kadrMember2', name: 'Пётр Ильин', handle: 'petr-ilin' },
  ...guestPeople(({ word, number }) => ({ id: `kadrGuest${number}`, handle: `${word}-gost` })),
]

export type Organization = {
  id: string
  name: string
  handle: string
  /** The member who administers it. */
  adminId: string
}

export const ORGANIZATIONS: readonly Organization[] = [
  { id: '5005001', name: 'Пекарня «Рассвет»', handle: 'rassvet-bakery', adminId: 'kadrMember2' },
  { id: '5005002', name: 'Рассвет Обучение', handle: 'rassvet-school', adminId: 'kadrMember2' },
]

export const urnOf = ({ id }: Organization) => `urn:li:organization:${id}`

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
  const switches = createSwitches({
    memory,
    network: 'linkedin',
    switches: {
      hidesVideoStatus: {
        label: 'Статус загруженного видео',
        choices: ['Виден приложению', 'Закрыт: нет Community Management'],
      },
      needsFeedScope: {
        label: 'Комментарии',
        choices: ['Разрешены тем, кто публикует', 'Только с разрешением …_social_feed'],
      },
    },
  })
  return {
    ...world,
    grants,
    shelf,
    assets,
    posts,
    switches,
    reset: () => {
      switches.reset()
      grants.reset()
      shelf.reset()
      assets.clear()
      posts.clear()
    },
  }
}

export type State = ReturnType<typeof createState>

/** 19 digits like share ids: the time, then a random part. */
export const newNumber = ({ clock }: Pick<FakeWorld, 'clock'>) =>
  String((BigInt(clock.now().getTime()) << 22n) + BigInt(randomInt(2 ** 22)))

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

export type Member = { accountId: string; scopes: readonly string[] }

/** The member of the bearer token, or an error reply. */
export function authorize(
  state: State,
  { request, scope }: { request: FakeRequest; scope?: string },
): Member | { refusal: FakeReply } {
  const grant = state.grants.checkAccess(readBearer(request.headers))
  if (typeof grant === 'string') {
    const message = 'The token used in the request is not valid'
    return { refusal: refuse({ status: 401, message, ...TOKEN_CODES[grant] }) }
  }
  if (scope && !grant.scopes.includes(scope)) {
    const message = `Not enough permissions to access: ${request.path}`
    return { refusal: refuse({ status: 403, code: 'ACCESS_DENIED', message }) }
  }
  return grant
}

const NEWEST_KNOWN = '202609'
/** Months without a version. */
const SKIPPED = new Set(['202512'])

/** A version is released at most once a month and lives for a year, until the 15th. */
function isLivingVersion(version: string, now: Date): boolean {
  if (!/^20\d\d(0[1-9]|1[0-2])$/.test(version) || SKIPPED.has(version)) return false
  const month = now.toISOString().slice(0, 7).replace('-', '')
  const endsAt = Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4)) - 1, 15)
  return (version <= NEWEST_KNOWN || version <= month) && now.getTime() < endsAt
}

/** `authorize` for the versioned API. */
export function authorizeRest(state: State, request: FakeRequest): ReturnType<typeof authorize> {
  const version = request.headers['linkedin-version'] ?? ''
  if (!isLivingVersion(version, state.clock.now())) {
    const message = `Requested version ${version} is not active`
    return { refusal: refuse({ status: 426, code: 'NONEXISTENT_VERSION', message }) }
  }
  if (request.headers['x-restli-protocol-version'] !== '2.0.0') {
    return { refusal: illegal('Unsupported X-RestLi-Protocol-Version') }
  }
  return authorize(state, { request })
}

/** Whether a member may act on behalf of this urn, with the scope for members or for pages. */
const mayActAs = ({ accountId, scopes }: Member, urn: string | undefined, suffix: string) => {
  if (urn === `urn:li:person:${accountId}`) return scopes.includes(`w_member_social${suffix}`)
  const organization = ORGANIZATIONS.find((one) => urnOf(one) === urn)
  return organization?.adminId === accountId && scopes.includes(`w_organization_social${suffix}`)
}

/** Whether a member may write on behalf of this urn. */
export const mayWriteAs = (member: Member, urn: string | undefined): boolean =>
  mayActAs(member, urn, '')

export const mayCommentAs = (state: State, member: Member, urn: string): boolean =>
  mayActAs(member, urn, state.switches.isOn('needsFeedScope') ? '_feed' : '')

/** Comments are read by who administers the page; of members only with a rare permission. */
export const mayReadCommentsOf = (state: State, member: Member, ownerUrn: string): boolean => {
  const suffix = state.switches.isOn('needsFeedScope') ? '_feed' : ''
  const isAdmin = ORGANIZATIONS.some(
    (one) => urnOf(one) === ownerUrn && one.adminId === member.accountId,
  )
  return ownerUrn.startsWith('urn:li:organization:')
    ? isAdmin && member.scopes.includes(`r_organization_social${suffix}`)
    : ownerUrn === `urn:li:person:${member.accountId}` && member.scopes.includes('r_member_social')
}
