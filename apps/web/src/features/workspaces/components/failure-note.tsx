import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { workspacesCopy as copy } from '../team-copy.ts'

export const PlansLink = () => (
  <LinkButton asChild variant="secondary" size="sm">
    <Link to="/account/plan">{copy.plans}</Link>
  </LinkButton>
)

/** Why it was refused; a limit of the plan comes with the way to lift it. */
export const FailureNote = ({ error }: { error: unknown }) => (
  <div role="alert" className="grid grid-cols-1 justify-items-start gap-2">
    <p className="text-label text-failed">{failureText(error)}</p>
    {error instanceof ApiError && error.code === 'PLAN_LIMIT_REACHED' ? <PlansLink /> : null}
  </div>
)
