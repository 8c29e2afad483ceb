import type { Read } from '../_shared/read-reply.ts'
import type { NetworkContext, Profile, Tokens } from '../network-adapter.ts'
import { readRest } from './api.ts'
import { ORGANIZATION_SCOPES } from './tokens.ts'
import { organization, organizationAcls } from './wire.ts'

type Access = { ctx: NetworkContext; tokens: Tokens }

const PAGE_SIZE = 100

/** Pages the member administers; none without the permission. */
export async function listOrganizations({ ctx, tokens }: Access): Promise<Read<Profile[]>> {
  if (ORGANIZATION_SCOPES.some((scope) => !tokens.scopes.includes(scope))) {
    return { kind: 'ok', data: [] }
  }
  const acls = await readRest({
    ctx,
    account: { tokens },
    method: 'GET',
    path: '/organizationAcls',
    query: {
      q: 'roleAssignee',
      role: 'ADMINISTRATOR',
      state: 'APPROVED',
      count: String(PAGE_SIZE),
    },
    schema: organizationAcls,
  })
  if (acls.kind === 'failed') return acls
  const profiles: Profile[] = []
  for (const { organization: urn } of acls.data.elements) {
    const read = await readOrganization({ ctx, tokens, urn })
    if (read.kind === 'failed') return read
    profiles.push(read.data)
  }
  return { kind: 'ok', data: profiles }
}

export async function readOrganization({
  ctx,
  tokens,
  urn,
}: Access & { urn: string }): Promise<Read<Profile>> {
  const id = urn.split(':').at(-1) ?? ''
  const read = await readRest({
    ctx,
    account: { tokens },
    method: 'GET',
    path: `/organizations/${encodeURIComponent(id)}`,
    schema: organization,
  })
  if (read.kind === 'failed') return read
  const { localizedName, vanityName } = read.data
  return {
    kind: 'ok',
    data: {
      externalId: urn,
      title: localizedName ?? id,
      handle: vanityName ?? null,
      avatarUrl: null,
      profileUrl: vanityName ? `https://www.linkedin.com/company/${vanityName}` : null,
      details: { organization: urn },
    },
  }
}
