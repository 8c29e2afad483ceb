import type { Connection } from '@kadr/contract/connections'
import { copy } from '../copy.ts'

type Named = { connectionIds: readonly string[]; connections: ReadonlyMap<string, Connection> }

/** «Студия, Ветрова. Жизнь» */
export const accountNames = ({ connectionIds, connections }: Named): string =>
  connectionIds.map((id) => connections.get(id)?.title ?? copy.detached).join(', ')
