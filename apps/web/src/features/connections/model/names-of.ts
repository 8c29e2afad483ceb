import type { Connection } from '@kadr/contract/connections'
import { quoted } from './quoted.ts'

/** «Анна», «Полдень» */
export const namesOf = (connections: Connection[]) =>
  connections.map(({ title }) => quoted(title)).join(', ')
