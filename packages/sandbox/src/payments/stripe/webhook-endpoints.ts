import type { FakeReply } from '../../networks/fake-network.ts'
import type { Backend } from './backend.ts'
import { type Form, findUnknown } from './form-fields.ts'
import { missing } from './replies.ts'

const UPDATE_FIELDS = /^(url|disabled|description|enabled_events\[\d*\]|metadata\[\w+\])$/
const KEY = 'we_sandbox'

type Endpoint = { url: string; status: 'enabled' | 'disabled'; events: string[] }

/** The shop has one endpoint, which gets every event until somebody changes it. */
const endpointOf = ({ endpoints, world }: Backend): Endpoint =>
  endpoints.get(KEY) ?? { url: world.webhookUrl, status: 'enabled', events: ['*'] }

const present = (backend: Backend) => {
  const { url, status, events } = endpointOf(backend)
  return {
    id: KEY,
    object: 'webhook_endpoint',
    livemode: !backend.isTest,
    url,
    status,
    enabled_events: events,
  }
}

export const listEndpoints = (backend: Backend): FakeReply => ({
  status: 200,
  json: { object: 'list', data: [present(backend)], has_more: false },
})

export const updateEndpoint = (
  backend: Backend,
  { id, form }: { id: string; form: Form },
): FakeReply => {
  const problem = findUnknown(form, UPDATE_FIELDS)
  if (problem) return problem
  if (id !== KEY) return missing('webhook_endpoint')
  const known = endpointOf(backend)
  const events = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith('enabled_events') ? [value] : [],
  )
  backend.endpoints.set(KEY, {
    url: form.url ?? known.url,
    status: form.disabled === undefined ? known.status : (DISABLED[form.disabled] ?? known.status),
    events: events.length > 0 ? events : known.events,
  })
  return { status: 200, json: present(backend) }
}

const DISABLED: Readonly<Record<string, Endpoint['status']>> = {
  true: 'disabled',
  false: 'enabled',
}
