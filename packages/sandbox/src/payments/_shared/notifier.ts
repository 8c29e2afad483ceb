import { DAY_MS, HOUR_MS, SECOND_MS } from '@kadr/kit/durations'
import type { FakeClock } from '../../networks/fake-network.ts'
import type { Memory } from '../../networks/memory.ts'

type Notification = {
  id: string
  provider: string
  url: string
  body: string
  dueAt: number
  since: number
  attempts: number
}

/** Applied to the next webhooks of a provider ('*' for all). */
export type WebhookFault = {
  provider: string
  kind: 'lost' | 'doubled' | 'late' | 'reordered'
  /** Delay of a late one. */
  delayMs?: number
  /** Until cleared when absent. */
  times?: number
}

/** Headers that authenticate a body; created for each attempt, since signatures contain the time. */
export type Sign = (body: string) => Record<string, string>

const FIRST_RETRY_MS = 5 * SECOND_MS
const KEEP_MS = DAY_MS

export type Notifier = ReturnType<typeof createNotifier>

/** Webhooks of all providers: retried for a day until answered with 200. */
export function createNotifier(input: {
  clock: FakeClock
  fetch: typeof globalThis.fetch
  memory: Memory
}) {
  const queue = input.memory.table<Notification>('payments/notifications')
  const counter = input.memory.table<number>('payments/notification-counter')
  const signers = new Map<string, Sign>()
  const sending = new Set<string>()
  let faults: (WebhookFault & { left: number })[] = []
  /** Held back until the next webhook was sent. */
  let overtaken: Notification | undefined

  const now = () => input.clock.now().getTime()

  const consumeFault = (provider: string): WebhookFault | undefined => {
    const found = faults.find((fault) => fault.provider === '*' || fault.provider === provider)
    if (!found) return undefined
    found.left -= 1
    faults = faults.filter(({ left }) => left > 0)
    return found
  }

  const post = async ({ provider, url, body }: Notification): Promise<boolean> => {
    try {
      const headers = { 'content-type': 'application/json', ...signers.get(provider)?.(body) }
      const response = await input.fetch(url, { method: 'POST', headers, body })
      await response.arrayBuffer()
      return response.status === 200
    } catch {
      return false
    }
  }

  const attempt = async (notification: Notification): Promise<void> => {
    sending.add(notification.id)
    const isDelivered = await post(notification)
    sending.delete(notification.id)
    const attempts = notification.attempts + 1
    const isOver = isDelivered || now() - notification.since > KEEP_MS
    if (isOver) queue.delete(notification.id)
    else {
      const wait = Math.min(HOUR_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
      queue.set(notification.id, { ...notification, attempts, dueAt: now() + wait })
    }
  }

  /** Sends everything that is due. */
  const deliver = async (): Promise<void> => {
    const due = [...queue.values()].filter(
      ({ id, dueAt }) => dueAt <= now() && !sending.has(id) && id !== overtaken?.id,
    )
    await Promise.all(due.map(attempt))
    await input.memory.flush()
  }

  const add = (of: { provider: string; url: string; body: string }, delayMs: number) => {
    const id = String((counter.get('last') ?? 0) + 1)
    counter.set('last', Number(id))
    const notification = { ...of, id, dueAt: now() + delayMs, since: now(), attempts: 0 }
    queue.set(id, notification)
    return notification
  }

  return {
    register: (provider: string, sign: Sign) => {
      signers.set(provider, sign)
    },
    send: async (of: { provider: string; url: string; body: string }): Promise<void> => {
      const fault = consumeFault(of.provider)
      if (fault?.kind === 'lost') return
      const added = add(of, fault?.kind === 'late' ? (fault.delayMs ?? HOUR_MS) : 0)
      if (fault?.kind === 'doubled') add(of, 0)
      if (fault?.kind === 'reordered' && !overtaken) {
        overtaken = added
        return
      }
      await deliver()
      if (!overtaken) return
      overtaken = undefined
      await deliver()
    },
    /** A single attempt with custom headers. */
    forge: async (of: { url: string; body: string; headers: Record<string, string> }) => {
      const headers = { 'content-type': 'application/json', ...of.headers }
      const response = await input.fetch(of.url, { method: 'POST', headers, body: of.body })
      await response.arrayBuffer()
    },
    deliver,
    /** Sends all pending webhooks immediately. */
    hurry: async (): Promise<void> => {
      for (const [id, notification] of queue) queue.set(id, { ...notification, dueAt: now() })
      await deliver()
    },
    setFault: (fault: WebhookFault) => {
      faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    /** Faults not used up yet. */
    faults: (): readonly WebhookFault[] => faults,
    clearFaults: () => {
      faults = []
      overtaken = undefined
    },
    waiting: (): number => queue.size,
    reset: () => {
      queue.clear()
      faults = []
      overtaken = undefined
    },
  }
}
