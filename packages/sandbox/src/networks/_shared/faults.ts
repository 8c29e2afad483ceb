import type { FakeBehaviour, FakeReply } from '../fake-network.ts'

/** A fault applied to matching requests until it is cleared or used up. */
export type Fault = FaultKind & {
  /** Network id, or '*' for all. */
  network: string
  method?: string
  /** Path below the network's base; `*` is a wildcard. All paths when absent. */
  path?: string
  /** Only requests that carry these words in their body or query. */
  words?: string
  /** Number of requests it applies to. Until cleared when absent. */
  times?: number
}

type FaultKind =
  /** Dropped: no effect, no reply. */
  | { kind: 'timeout-before'; holdMs?: number }
  /** Takes effect, but no reply. */
  | { kind: 'timeout-after'; holdMs?: number }
  | { kind: 'cut-before' }
  | { kind: 'cut-after' }
  | { kind: 'rate-limited'; retryAfterSeconds?: number }
  | { kind: 'server-error'; status?: number }
  /** Takes effect, but the reply is a 5xx. */
  | { kind: 'server-error-after'; status?: number }
  /** Answered with this instead, without effect: an error only the real network produces. */
  | { kind: 'scripted'; reply: FakeReply }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'rejected-media' }
  | { kind: 'slow-processing'; seconds: number }

const MOODS = new Set<Fault['kind']>(['rejected-media', 'slow-processing'])

type Target = {
  network: string
  method: string
  path: string
  /** What the request says: the fields of its body and its query. */
  said?: unknown
  /** Polled continuously: only a fault with its path applies to it. */
  isBackground?: boolean
}

/** Active faults. The first match applies to a request. */
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
    /** With their remaining count. */
    list: (): readonly Fault[] =>
      armed.map(({ fault, left }) => ({ ...fault, ...(Number.isFinite(left) && { times: left }) })),
    consumeReplyFault: (target: Target) => take(target, (fault) => !MOODS.has(fault.kind)),
    consumeMood: (target: Target): FakeBehaviour => {
      const rejected = take(target, (fault) => fault.kind === 'rejected-media')
      const slow = take(target, (fault) => fault.kind === 'slow-processing')
      return {
        isMediaRejected: rejected !== undefined,
        processingSeconds: slow?.kind === 'slow-processing' ? slow.seconds : undefined,
      }
    },
  }
}

const says = (value: unknown, words: string): boolean => {
  if (typeof value === 'string') return value.includes(words)
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => says(part, words))
}

function matches(fault: Fault, { network, method, path, said, isBackground }: Target): boolean {
  if (isBackground && fault.path === undefined) return false
  if (fault.network !== '*' && fault.network !== network) return false
  if (fault.method && fault.method !== method) return false
  if (fault.words !== undefined && !says(said, fault.words)) return false
  return fault.path === undefined || globOf(fault.path).test(path)
}

const globOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
