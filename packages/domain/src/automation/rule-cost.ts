import type {
  AutomationRule,
  AutomationSourceKind,
} from '@kadr/contract/automation/automation-rule'
import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'

export type RunCost = { videos: number; ai: number }

const FREE_OUTPUTS: ReadonlySet<AutomationOutput> = new Set(['post', 'carousel'])

/** A repeated post has its text; a clip has its words, which were paid for with its video. */
const AI_COSTS: Readonly<Partial<Record<AutomationSourceKind, number>>> = {
  evergreen: 0,
  footage: 0,
  hooks: 2,
}

/** Points of one run. Posts and carousels need no video. */
export const costOfRun = ({
  output,
  source,
}: Pick<AutomationRule, 'output' | 'source'>): RunCost => ({
  videos: FREE_OUTPUTS.has(output) ? 0 : 1,
  ai: AI_COSTS[source.kind] ?? 1,
})

type PlannedRule = { cost: RunCost; runsPerMonth: number }

/** Points that rules spend in 30 days. */
export const forecastPoints = (rules: readonly PlannedRule[]): RunCost => ({
  videos: rules.reduce((sum, { cost, runsPerMonth }) => sum + cost.videos * runsPerMonth, 0),
  ai: rules.reduce((sum, { cost, runsPerMonth }) => sum + cost.ai * runsPerMonth, 0),
})
