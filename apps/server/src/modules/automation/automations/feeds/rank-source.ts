import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { orderByShares, type Tried } from '@kadr/domain/automation/prefer-best'
import { type ItemUse, rankItems } from '@kadr/domain/automation/rank-items'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { STYLES } from '@kadr/scene/styles/all-styles'
import type { SourceItem } from './source-items.ts'

export type RunUse = {
  itemKey: string | null
  style: string | null
  at: Date
  /** Of the post made from it; undefined when not requested or not known yet. */
  views?: number | undefined
}

type Choice = {
  rule: Pick<
    AutomationRule,
    'source' | 'repeatAfterDays' | 'output' | 'style' | 'templateId' | 'prefersBest'
  >
  uses: readonly RunUse[]
  at: Date
  seed: string
}

const itemUses = (uses: readonly RunUse[]): ItemUse[] =>
  uses.flatMap(({ itemKey, at }) => (itemKey === null ? [] : [{ key: itemKey, at }]))

/** Views of the runs by key. */
const triedOf = (uses: readonly RunUse[], keyOf: (use: RunUse) => string | null): Tried[] => {
  const byKey = new Map<string, number[]>()
  for (const use of uses) {
    const key = keyOf(use)
    if (key !== null && use.views !== undefined) {
      byKey.set(key, [...(byKey.get(key) ?? []), use.views])
    }
  }
  return [...byKey].map(([key, views]) => ({ key, views }))
}

/** Each item of a feed and each clip is used once, in the order they came. */
const rankFeed = (items: readonly SourceItem[], uses: readonly ItemUse[]) => {
  const used = new Set(uses.map(({ key }) => key))
  return items.filter(({ key }) => !used.has(key))
}

export const isUsedOnce = ({ source }: Pick<AutomationRule, 'source'>): boolean =>
  source.kind === 'feed' || source.kind === 'footage'

/** The items in the order in which a run at this moment would try them. */
export const rankSource = ({
  rule: { source, repeatAfterDays, prefersBest },
  items,
  uses: all,
  at,
  seed,
}: Choice & { items: readonly SourceItem[] }): SourceItem[] => {
  const uses = itemUses(all)
  if (isUsedOnce({ source })) return rankFeed(items, uses)
  const isEvergreen = source.kind === 'evergreen'
  const timesOf = (key: string) => uses.filter((use) => use.key === key).length
  const byKey = new Map(
    items
      .filter(({ availableAt }) => availableAt === undefined || availableAt <= at)
      .filter(({ key }) => !isEvergreen || timesOf(key) < source.maxRepeats)
      .map((item) => [item.key, item]),
  )
  const days = isEvergreen ? source.cooldownDays : repeatAfterDays
  const ranked = rankItems({ keys: [...byKey.keys()], uses, at, repeatAfterDays: days })
  const tried = triedOf(all, ({ itemKey }) => itemKey)
  const ordered = prefersBest
    ? orderByShares({ keys: ranked, tried, seed: seedAt(seed, at) })
    : ranked
  return ordered.flatMap((key) => byKey.get(key) ?? [])
}

/** Rules of one kind begin with different styles in different workspaces. */
const shuffleStyles = (seed: string): string[] => {
  const random = createSeededRandom(seed)
  return STYLES.map(({ key }) => ({ key, chance: random() }))
    .toSorted((one, other) => one.chance - other.chance)
    .map(({ key }) => key)
}

/** The next style in turn; null for posts, which have no style, and for reels of a template, which has its own. */
export const chooseRunStyle = ({ rule, uses, at, seed }: Choice): string | null => {
  if (rule.output === 'post' || rule.templateId) return null
  if (rule.style !== null) return rule.style
  const styled = uses.flatMap(({ style, at: used }) =>
    style === null ? [] : [{ key: style, at: used }],
  )
  const ofStyles = `${seed}:style`
  const ranked = rankItems({ keys: shuffleStyles(ofStyles), uses: styled, at, repeatAfterDays: 0 })
  const tried = triedOf(uses, ({ style }) => style)
  const ordered = rule.prefersBest
    ? orderByShares({ keys: ranked, tried, seed: seedAt(ofStyles, at) })
    : ranked
  return ordered[0] ?? null
}

const seedAt = (seed: string, at: Date) => `${seed}:${at.getTime()}`

/** Of what a rule has before it is saved, so that its preview chooses as its runs will. */
export const seedOf = ({
  workspaceId,
  rule: { output, source },
}: {
  workspaceId: string
  rule: Pick<AutomationRule, 'output' | 'source'>
}): string => `${workspaceId}:${output}:${source.kind}`
