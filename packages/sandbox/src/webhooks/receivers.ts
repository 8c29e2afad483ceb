import type { Memory } from '../networks/memory.ts'
import type { Arrival, Verdict } from './verify-arrival.ts'

/** How a receiver behaves from now on. */
export const BEHAVIOURS = [
  { kind: 'ok', label: 'Отвечает 200' },
  { kind: 'error', label: 'Отвечает 500' },
  { kind: 'busy', label: 'Отвечает 429 и просит подождать 10 секунд' },
  { kind: 'gone', label: 'Отвечает 410: больше не нужен' },
  { kind: 'redirect', label: 'Перенаправляет на другой адрес' },
  { kind: 'slow', label: 'Отвечает через 6 секунд' },
  { kind: 'dead', label: 'Молчит и рвёт связь' },
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]['kind']

export type Received = Arrival & {
  at: string
  verdict: Verdict
  /** Of what was answered; null when nothing was. */
  status: number | null
  /** The same id came before and was answered 2xx. */
  isRepeated: boolean
}

export type Receiver = {
  name: string
  secret: string | null
  behaviour: Behaviour
  received: Received[]
}

const MAX_RECEIVERS = 200
const MAX_RECEIVED = 100

/** Programs of somebody else, each under a name of its own in the address. */
export const createReceivers = (memory: Memory) => {
  const table = memory.table<Receiver>('webhook-receivers')
  const open = (name: string): Receiver => {
    const known = table.get(name)
    if (known) return known
    const oldest = table.keys().next().value
    if (table.size >= MAX_RECEIVERS && oldest !== undefined) table.delete(oldest)
    const receiver: Receiver = { name, secret: null, behaviour: 'ok', received: [] }
    table.set(name, receiver)
    return receiver
  }
  return {
    open,
    list: () => [...table.values()],
    change: (name: string, change: Partial<Pick<Receiver, 'secret' | 'behaviour'>>) => {
      table.set(name, { ...open(name), ...change })
    },
    keep: (name: string, received: Received) => {
      const receiver = open(name)
      receiver.received = [...receiver.received, received].slice(-MAX_RECEIVED)
      memory.touch()
    },
    forget: (name: string) => {
      table.set(name, { ...open(name), received: [] })
    },
  }
}
