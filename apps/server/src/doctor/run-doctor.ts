import { adapters } from '@kadr/networks'
import type { Config } from '../config/config.ts'
import { createNetworks } from '../platform/outside/networks/networks.ts'
import { checkAddress } from './check-address.ts'
import { checkAi } from './check-ai.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkMax } from './check-max.ts'
import { checkNetworks } from './check-networks.ts'
import { checkOwner } from './check-owner.ts'
import { checkPayments } from './check-payments.ts'
import { checkSignIn } from './check-sign-in.ts'
import { checkStock } from './check-stock.ts'
import { checkStorage } from './check-storage.ts'
import type { Finding } from './finding.ts'

type Patient = {
  config: Config
  fetch: typeof globalThis.fetch
  now(): Date
  /** Servers with a clock to compare with; by default those of the networks. */
  timeUrls?: readonly string[]
}

const networkUrls = () =>
  Object.values(adapters).flatMap(({ endpoints }) =>
    Object.values(endpoints).filter((address) => address.startsWith('https://')),
  )

/** Everything an installation needs, asked in turn. Changes nothing, here or at a network. */
export const runDoctor = async ({
  config,
  fetch,
  now,
  timeUrls = networkUrls(),
}: Patient): Promise<Finding[]> => {
  const networks = createNetworks({ config, clock: { now } })
  return [
    ...(await checkAddress({ config, fetch })),
    await checkDatabase(config),
    ...(await checkStorage(config)),
    ...(await checkMachine({ config, fetch, now, urls: timeUrls })),
    ...(await checkSignIn(config)),
    ...(await checkMax(config)),
    await checkMail(config),
    ...(await checkNetworks({ config, networks, now: now() })),
    ...(await checkPayments({ config, clock: { now } })),
    ...(await checkOwner(config)),
    await checkAi({ config, clock: { now } }),
    ...(await checkStock({ config, fetch })),
  ]
}
