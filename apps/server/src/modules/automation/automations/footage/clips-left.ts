import type { AppContext } from '../../../../context.ts'
import { listUses } from '../run/runs.repository.ts'
import { listClipItems } from './list-clip-items.ts'

/** Keys of clips that no run has taken. */
export const listClipsLeft = async (of: {
  ctx: AppContext
  automationId: number
}): Promise<string[]> => {
  const items = await listClipItems(of)
  const uses = await listUses({ db: of.ctx.db, automationId: of.automationId })
  const used = new Set(uses.map(({ itemKey }) => itemKey))
  return items.map(({ key }) => key).filter((key) => !used.has(key))
}
