import { listenToHost, sendToHost } from './host.ts'
import {
  METHOD_VERSIONS,
  type TelegramEvent,
  type TelegramMethod,
  type TelegramMethods,
} from './methods.ts'

const numbers = (version: string) => version.split('.').map((part) => Number(part) || 0)

/** Compared by parts: 6.10 is newer than 6.9. */
export const isVersionAtLeast = ({ version, least }: { version: string; least: string }) => {
  const [major = 0, minor = 0] = numbers(version)
  const [leastMajor = 0, leastMinor = 0] = numbers(least)
  return major === leastMajor ? minor >= leastMinor : major > leastMajor
}

type Listener = (eventData: unknown) => void

type PostArguments<M extends TelegramMethod> = TelegramMethods[M] extends undefined
  ? []
  : [parameters: TelegramMethods[M]]

export type Bridge = {
  /** Calls a method of the client; skipped when the client is too old for it. */
  post<M extends TelegramMethod>(method: M, ...parameters: PostArguments<M>): void
  /** Subscribes; returns the unsubscribe function. */
  on(event: TelegramEvent, listener: Listener): () => void
  supports(method: TelegramMethod): boolean
}

/** The connection to a Telegram client of this version. */
export const connectBridge = (version: string): Bridge => {
  const listeners = new Map<string, Set<Listener>>()
  listenToHost((eventType, eventData) => {
    for (const listener of [...(listeners.get(eventType) ?? [])]) listener(eventData)
  })

  const supports = (method: TelegramMethod) =>
    isVersionAtLeast({ version, least: METHOD_VERSIONS[method] ?? '6.0' })

  return {
    supports,
    post: (method, ...[parameters]) => {
      if (supports(method)) sendToHost({ eventType: method, eventData: parameters })
    },
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      return () => {
        all.delete(listener)
      }
    },
  }
}
