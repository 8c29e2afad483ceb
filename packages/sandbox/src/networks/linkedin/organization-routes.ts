import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { authorizeRest, illegal, ORGANIZATIONS, refuse, type State, urnOf } from './state.ts'

const ADMIN_SCOPE = 'rw_organization_admin'

/** Pages of organizations a member administers. */
export function organizationRoutes(state: State): readonly FakeRoute[] {
  const allow = (request: FakeRequest) => {
    const who = authorizeRest(state, request)
    if ('refusal' in who || who.scopes.includes(ADMIN_SCOPE)) return who
    const message = 'Not enough permissions to access organizations'
    return { refusal: refuse({ status: 403, code: 'ACCESS_DENIED', message }) }
  }

  const acls = (request: FakeRequest): FakeReply => {
    const who = allow(request)
    if ('refusal' in who) return who.refusal
    if (request.query.get('q') !== 'roleAssignee') return illegal('Unknown finder')
    const elements = ORGANIZATIONS.filter(({ adminId }) => adminId === who.accountId).map(
      (organization) => ({
        organization: urnOf(organization),
        roleAssignee: `urn:li:person:${who.accountId}`,
        role: 'ADMINISTRATOR',
        state: 'APPROVED',
      }),
    )
    return { status: 200, json: { elements, paging: { start: 0, count: 100, links: [] } } }
  }

  const organization = (request: FakeRequest): FakeReply => {
    const who = allow(request)
    if ('refusal' in who) return who.refusal
    const found = ORGANIZATIONS.find(({ id }) => id === request.params.id)
    if (found?.adminId !== who.accountId) {
      return refuse({ status: 404, code: 'NOT_FOUND', message: 'No such organization' })
    }
    const { id, name, handle } = found
    return { status: 200, json: { id: Number(id), localizedName: name, vanityName: handle } }
  }

  return [
    { method: 'GET', path: '/rest/organizationAcls', handle: acls },
    { method: 'GET', path: '/rest/organizations/:id', handle: organization },
  ]
}
