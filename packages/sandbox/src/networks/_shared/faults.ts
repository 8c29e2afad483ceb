import type { FakeMood } from '../fake-network.ts'

/** A misfortune to happen to matching requests until it is cleared or used up. */
export type Fault = FaultKind & {
  /** Id of a network, or '*' for all. */
  network: string
  method?: string
  /** Path below the network's base; `*` stands for anything. All paths when absent. */
  path?: string
  /** How many requests it happens to. Until cleared when absent. */
  times?: number
}

type FaultKind =
  /** The request is swallowed: nothing happens and nobody answers. */
  | { kind: 'timeout-before'; holdMs?: number }
  /** Everything happens, but nobody answers. */
  | { kind: 'timeout-after'; holdMs?: number }
  | { kind: 'cut-before' }
  | { kind: 'cut-after' }
  | { kind: 'rate-limited'; retryAfterSeconds?: number }
  | { kind: 'server-error'; status?: number }
  /** Everything happens, and the answer is a 5xx. */
  | { kind: 'server-error-after'; status?: number }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'rejected-media' }
  | { kind: 'slow-processing'; seconds: number }

const MOODS = new Set<Fault['kind']>(['rejected-media', 'slow-processing'])

type Target = {
  network: string
  method: string
  path: string
  /** Goes on all the time by itself: only a fault that names its path happens to it. */
  isBackground?: boolean
}

/** The faults in force. The first that matches a request is the one that happens to it. */
export function createFaultBox() {
  let armed: { fault: Fault; left: number }[] = []

  const take = (target: Target, wanted: (fault: Fault) => boolean): Fault | undefined => {
    const found = armed.find(({ fault }) => wanted(fault) && matches(fault, target))
    if (!found) return undefined
    found.left -= 1
    if (found.left <= 0) armed = armed.filter((entry) => entry !== found)
    return found.fault
  }

  return {
    set: (fault: Fault) => {
      armed.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    clear: (network?: string) => {
      armed = network ? armed.filter(({ fault }) => fault.network !== network) : []
    },
    /** With the times that are left. */
    list: (): readonly Fault[] =>
      armed.map(({ fault, left }) => ({ ...fault, ...(Number.isFinite(left) && { times: left }) })),
    takeReplyFault: (target: Target) => take(target, (fault) => !MOODS.has(fault.kind)),
    takeMood: (target: Target): FakeMood => {
      const rejected = take(target, (fault) => fault.kind === 'rejected-media')
      const slow = take(target, (fault) => fault.kind === 'slow-processing')
      return {
        isMediaRejected: rejected !== undefined,
        processingSeconds: slow?.kind === 'slow-processing' ? slow.seconds : undefined,
      }
    },
  }
}

function matches(fault: Fault, { network, method, path, isBackground }: Target): boolean {
  if (isBackground && fault.path === undefined) return false
  if (fault.network !== '*' && fault.network !== network) return false
  if (fault.method && fault.method !== method) return false
  return fault.path === undefined || globOf(fault.path).test(path)
}

const globOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
