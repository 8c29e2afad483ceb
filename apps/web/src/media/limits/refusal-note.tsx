import { ApiError } from '../../platform/api/api-error.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { LiftLimitLink } from './lift-limit-link.tsx'
import type { LiftedLimit } from './lifting-plan.ts'

const OF_PLAN: readonly string[] = ['PLAN_LIMIT_REACHED', 'QUOTA_EXCEEDED']

const isOfPlan = (error: unknown) => error instanceof ApiError && OF_PLAN.includes(error.code)

type Props = {
  error: unknown
  /** What the action can run out of. */
  limit?: LiftedLimit
}

/** The reason of a refusal; at a limit of the plan with the plan that lifts it. */
export const RefusalNote = ({ error, limit }: Props) => (
  <div role="alert" className="grid grid-cols-1 justify-items-start gap-1 text-label">
    <p className="text-failed">{failureText(error)}</p>
    {limit && isOfPlan(error) ? <LiftLimitLink limit={limit} /> : null}
  </div>
)
