import type { AutomationRule } from '@kadr/contract/automation-rule'
import { type ItemUse, rankItems } from '@kadr/domain/automation/rank-items'
import { STYLES } from '@kadr/scene/styles/all-styles'
import type { SourceItem } from './source-items.ts'

export type RunUse = { itemKey: string | null; style: string | null; at: Date }

type Choice = {
  rule: Pick<AutomationRule, 'source' | 'repeatAfterDays' | 'output' | 'style'>
  uses: readonly RunUse[]
  at: Date
  seed: string
}

const itemUses = (uses: readonly RunUse[]): ItemUse[] =>
  uses.flatMap(({ itemKey, at }) => (itemKey === null ? [] : [{ key: itemKey, at }]))

/** An item of a feed is used once, in the order of the feed. */
const rankFeed = (items: readonly SourceItem[], uses: readonly ItemUse[]) => {
  const used = new Set(uses.map(({ key }) => key))
  return items.filter(({ key }) => !used.has(key))
}

/** What the run of this moment would try, in this order. */
export const rankSource = ({
  rule: { source, repeatAfterDays },
  items,
  uses: all,
  at,
  seed,
}: Choice & { items: readonly SourceItem[] }): SourceItem[] => {
  const uses = itemUses(all)
  if (source.kind === 'feed') return rankFeed(items, uses)
  const isEvergreen = source.kind === 'evergreen'
  const timesOf = (key: string) => uses.filter((use) => use.key === key).length
  const byKey = new Map(
    items
      .filter(({ availableAt }) => availableAt === undefined || availableAt <= at)
      .filter(({ key }) => !isEvergreen || timesOf(key) < source.maxRepeats)
      .map((item) => [item.key, item]),
  )
  const days = isEvergreen ? source.cooldownDays : repeatAfterDays
  const ranked = rankItems({ keys: [...byKey.keys()], uses, at, repeatAfterDays: days, seed })
  return ranked.flatMap((key) => byKey.get(key) ?? [])
}

/** The style whose turn it is; null for posts, which have none. */
export const chooseRunStyle = ({ rule, uses, at, seed }: Choice): string | null => {
  if (rule.output === 'post') return null
  if (rule.style !== null) return rule.style
  const styled = uses.flatMap(({ style, at: used }) =>
    style === null ? [] : [{ key: style, at: used }],
  )
  const keys = STYLES.map(({ key }) => key)
  const [first] = rankItems({ keys, uses: styled, at, repeatAfterDays: 0, seed: `${seed}:style` })
  return first ?? null
}

export const seedOf = (automationId: number | null): string => `automation:${automationId ?? 'new'}`
