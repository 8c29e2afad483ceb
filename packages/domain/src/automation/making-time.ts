import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { MINUTE_MS } from '@kadr/kit/durations'

/** A reel may have to wait for a renderer; a post is only written. */
const REEL_MS = 30 * MINUTE_MS
const POST_MS = 10 * MINUTE_MS

const makingTimeOf = ({ output }: Pick<AutomationRule, 'output'>): number =>
  output === 'post' ? POST_MS : REEL_MS

/** No run is planned before this moment: it could not be made in time. */
export const soonestFor = ({
  rule,
  now,
}: {
  rule: Pick<AutomationRule, 'output'>
  now: Date
}): Date => new Date(now.getTime() + makingTimeOf(rule))
