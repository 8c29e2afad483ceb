import type { MessengerName } from '@kadr/contract/identity/users'
import type { DeviceKey } from '../platform/storage/device-storage.ts'
import type { Messenger } from './port.ts'

export type LaunchParams = {
  messenger: MessengerName
  /** Raw, exactly as the messenger signed it; empty when the client gave none. */
  initData: string
  version: string
  platform: string
  startParam: string | undefined
}

/** How a messenger starts the mini-app. */
export type Launcher = {
  /** Of the query string in the hash; undefined when it is not this messenger's. */
  parse(query: string): LaunchParams | undefined
  /** Where the query is kept for reloads of the tab. */
  keepIn(): DeviceKey
  /** Where a reload finds it; undefined on a page that is not in the client. */
  findIn(): DeviceKey | undefined
  start(params: LaunchParams): Messenger | Promise<Messenger>
}

export const isFramed = () => window.parent !== window
