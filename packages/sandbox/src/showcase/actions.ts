import { textAt } from '../networks/_shared/fields.ts'
import type { FakeNetwork } from '../networks/fake-network.ts'
import type { NetworkHost } from '../networks/host.ts'
import type { PaymentHost } from '../payments/host.ts'
import { readFault } from './fault-form.ts'

type Fields = Readonly<Record<string, unknown>>
type Act = (input: { host: NetworkHost; fake: FakeNetwork; fields: Fields }) => string

const anchorOf = (fake: FakeNetwork, part: string) => `?network=${fake.id}#${part}`

const createAccountAction =
  (change: (fake: FakeNetwork, accountId: string) => void): Act =>
  ({ fake, fields }) => {
    const accountId = textAt(fields, 'account') ?? ''
    if (fake.people().some(({ id }) => id === accountId)) change(fake, accountId)
    return anchorOf(fake, 'accounts')
  }

/** Form actions on one network. */
const ACTS: Readonly<Record<string, Act>> = {
  revoke: createAccountAction((fake, accountId) => fake.revokeAccount(accountId)),
  expire: createAccountAction((fake, accountId) => fake.expireAccess(accountId)),
  'drop-scopes': createAccountAction((fake, accountId) => fake.dropScopes?.(accountId)),
  fault: ({ host, fake, fields }) => {
    const fault = readFault({ fields, network: fake.id })
    if (fault) host.setFault(fault)
    return anchorOf(fake, 'faults')
  },
  'clear-faults': ({ host, fake }) => {
    host.clearFaults(fake.id)
    return anchorOf(fake, 'faults')
  },
  act: ({ host, fake, fields }) => {
    const action = host.actionsOf(fake).find(({ id }) => id === textAt(fields, 'action'))
    action?.run(
      Object.fromEntries(action.fields.map(({ name }) => [name, textAt(fields, name) ?? ''])),
    )
    return anchorOf(fake, 'posts')
  },
}

/** Runs a form action and returns the redirect; undefined for an unknown form. */
export function runAction(input: {
  host: NetworkHost
  payments: PaymentHost
  name: string
  fields: Fields
}): string | undefined {
  const { host, payments, name, fields } = input
  if (name === 'reset') {
    host.reset()
    payments.reset()
    return ''
  }
  const act = ACTS[name]
  const fake = host.findFake(textAt(fields, 'network') ?? '')
  return act && fake && act({ host, fake, fields })
}
