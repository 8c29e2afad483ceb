import { type Network, network } from '@kadr/contract/publishing/networks'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import { safeNextPath } from '../../../../platform/session/next-path.ts'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'

const KEY = 'connecting'

/** Stored for the tab of the user; survives the network's own pages: which networks come next, and where the user came from. */
const journey = z.object({ queue: z.array(network), back: z.nullable(z.string()) })
type Journey = z.infer<typeof journey>

const NONE: Journey = { queue: [], back: null }

export const readJourney = (storage: SafeStorage): Journey => {
  const read = journey.safeParse(parseJson(storage.read(KEY) ?? ''))
  return read.success ? read.data : NONE
}

export const beginJourney = (
  { queue = [], back }: { queue?: readonly Network[]; back?: string | undefined },
  storage: SafeStorage,
) =>
  storage.write(
    KEY,
    JSON.stringify({ queue, back: back === undefined ? null : safeNextPath(back) }),
  )

export const endJourney = (storage: SafeStorage) => storage.remove(KEY)

export type JourneyStep = { to: 'network'; network: Network } | { to: 'back'; path: string }

/** The next step after a connection succeeded; undefined when nothing was planned. */
export const consumeStep = (storage: SafeStorage): JourneyStep | undefined => {
  const { queue, back } = readJourney(storage)
  const [next, ...rest] = queue
  if (next) {
    storage.write(KEY, JSON.stringify({ queue: rest, back }))
    return { to: 'network', network: next }
  }
  endJourney(storage)
  return back === null ? undefined : { to: 'back', path: back }
}
