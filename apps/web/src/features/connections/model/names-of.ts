import type { Connection } from '@kadr/contract/connections'
import { quote } from './quote.ts'

/** «Анна», «Полдень» */
export const namesOf = (connections: Connection[]) =>
  connections.map(({ title }) => quote(title)).join(', ')
