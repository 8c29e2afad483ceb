import { getEndpoint } from '../_shared/endpoint.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { callVk } from './call.ts'
import { notAdministrator, unknownCommunity } from './failures.ts'
import { isSignedIn, kindOfToken, type TokenKind } from './token.ts'
import { communities, people, permissions, type VkCommunity } from './wire.ts'

/** Without it nothing can be published. */
export const NEEDED = 'wall'
export const FIELDS = 'members_count'

type Asked = { ctx: NetworkContext; token: string }

/** A key names nobody; a token of a person names the person. */
export async function readKind({ ctx, token }: Asked): Promise<Read<TokenKind>> {
  const read = await callVk({ ctx, token, method: 'users.get', params: {}, schema: people })
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.length > 0 ? 'person' : 'key' } : read
}

/** Rights as VK tells them: of a key by name, of a person all that the kind has. */
export async function readRights({
  ctx,
  token,
  kind,
}: Asked & { kind: TokenKind }): Promise<Read<readonly string[]>> {
  if (kind === 'person')
    return { kind: 'ok', data: ['wall', 'photos', 'video', 'stories', 'stats'] }
  const method = 'groups.getTokenPermissions'
  const read = await callVk({ ctx, token, method, params: {}, schema: permissions })
  return read.kind === 'ok'
    ? { kind: 'ok', data: read.data.permissions.map(({ name }) => name) }
    : read
}

/** The community of a key, or the named one. */
export async function readCommunity({
  ctx,
  token,
  name,
}: Asked & { name: string | undefined }): Promise<Read<VkCommunity>> {
  const params = { fields: FIELDS, group_id: name }
  const read = await callVk({ ctx, token, method: 'groups.getById', params, schema: communities })
  if (read.kind === 'failed') return read
  const [community] = read.data.groups
  return community
    ? { kind: 'ok', data: community }
    : { kind: 'failed', failure: unknownCommunity, isAmbiguous: false }
}

export const isAdministrator = ({ is_admin, admin_level = 0 }: VkCommunity): boolean =>
  is_admin === 1 || admin_level > 0

export function profileOf(of: {
  ctx: NetworkContext
  community: VkCommunity
  kind: TokenKind
}): Profile {
  const { id, name, screen_name, photo_200, photo_100 } = of.community
  const address = screen_name ?? `club${id}`
  return {
    externalId: id,
    title: name,
    handle: `vk.com/${address}`,
    avatarUrl: photo_200 ?? photo_100 ?? null,
    profileUrl: `${getEndpoint({ ctx: of.ctx, name: 'site' })}/${address}`,
    details: { token: of.kind },
  }
}

export const profile: NetworkAdapter['profile'] = async ({ ctx, account }) => {
  const token = account.tokens.accessToken
  const kind = kindOfToken(account)
  const name = account.profile.externalId
  const read = await readCommunity({ ctx, token, name })
  if (read.kind === 'failed') return read
  if (kind === 'person' && !isAdministrator(read.data)) {
    return { kind: 'failed', failure: { ...notAdministrator, kind: 'reauth' } }
  }
  const rights = isSignedIn(account)
    ? ({ kind: 'ok', data: account.tokens.scopes } as const)
    : await readRights({ ctx, token, kind })
  if (rights.kind === 'failed') return rights
  const found = profileOf({ ctx, community: read.data, kind })
  return {
    kind: 'found',
    profile: { ...found, details: { ...account.profile.details, ...found.details } },
    missingScopes: rights.data.includes(NEEDED) ? [] : [NEEDED],
  }
}
