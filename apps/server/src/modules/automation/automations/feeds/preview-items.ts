import type { AutomationSource } from '@kadr/contract/automation/automation-rule'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import { readNewSource } from './check-feed.ts'
import { listSourceItems, type SourceItem } from './source-items.ts'

type Kept = { at: number; items: readonly SourceItem[] }
type Input = { ctx: AppContext; workspaceId: string; source: AutomationSource }

const KEPT_MS = 10 * MINUTE_MS
const MAX_KEPT = 50

/**
 * Items of the source of a rule that is not saved. A price list is read by its address and kept for some minutes: the
 * preview is asked for with each change of the form. A feed has none: what stands in it now is old.
 */
export const createItemPreviews = ({ fetch }: { fetch: SafeFetch }) => {
  const kept = new Map<string, Kept>()
  const readPriceList = async ({ ctx, workspaceId, source }: Input) => {
    const key = JSON.stringify([workspaceId, source])
    const now = ctx.clock.now().getTime()
    const known = kept.get(key)
    if (known && now - known.at < KEPT_MS) return known.items
    const reading = await readNewSource({ ctx, fetch, source })
    const items = (reading?.items ?? []).toReversed().map((item) => ({
      key: item.key,
      title: item.title,
    }))
    const [oldest] = kept.keys()
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { at: now, items })
    return items
  }
  return (input: Input): Promise<readonly SourceItem[]> =>
    input.source.kind === 'price-list'
      ? readPriceList(input)
      : listSourceItems({ ...input, automationId: null })
}
export type ListPreviewItems = ReturnType<typeof createItemPreviews>
