import type { Connection } from '@kadr/contract/connections'
import { quote } from '@kadr/domain/quote'

/** «Анна», «Полдень» */
export const namesOf = (connections: Connection[]) =>
  connections.map(({ title }) => quote(title)).join(', ')
