import { textAt } from '../networks/_shared/fields.ts'
import type { FakeNetwork } from '../networks/fake-network.ts'
import type { NetworkHost } from '../networks/host.ts'
import { readFault } from './fault-form.ts'

type Fields = Readonly<Record<string, unknown>>
type Act = (input: { host: NetworkHost; fake: FakeNetwork; fields: Fields }) => string

const anchorOf = (fake: FakeNetwork, part: string) => `?network=${fake.id}#${part}`

const onAccount =
  (change: (fake: FakeNetwork, accountId: string) => void): Act =>
  ({ fake, fields }) => {
    const accountId = textAt(fields, 'account') ?? ''
    if (fake.people().some(({ id }) => id === accountId)) change(fake, accountId)
    return anchorOf(fake, 'accounts')
  }

/** What a form on the page may ask of one network. */
const ACTS: Readonly<Record<string, Act>> = {
  revoke: onAccount((fake, accountId) => fake.revokeAccount(accountId)),
  expire: onAccount((fake, accountId) => fake.expireAccess(accountId)),
  'drop-scopes': onAccount((fake, accountId) => fake.dropScopes?.(accountId)),
  fault: ({ host, fake, fields }) => {
    const fault = readFault({ fields, network: fake.id })
    if (fault) host.setFault(fault)
    return anchorOf(fake, 'faults')
  },
  'clear-faults': ({ host, fake }) => {
    host.clearFaults(fake.id)
    return anchorOf(fake, 'faults')
  },
  act: ({ fake, fields }) => {
    const action = fake.actions?.find(({ id }) => id === textAt(fields, 'action'))
    action?.run(
      Object.fromEntries(action.fields.map(({ name }) => [name, textAt(fields, name) ?? ''])),
    )
    return anchorOf(fake, 'posts')
  },
}

/** Does what a form asks and tells where to go next; undefined when there is no such form. */
export function actOn(input: {
  host: NetworkHost
  name: string
  fields: Fields
}): string | undefined {
  const { host, name, fields } = input
  if (name === 'reset') {
    host.reset()
    return ''
  }
  const act = ACTS[name]
  const fake = host.findFake(textAt(fields, 'network') ?? '')
  return act && fake && act({ host, fake, fields })
}
