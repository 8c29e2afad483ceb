import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { copy } from '../copy.ts'

type Props = { text: string; isRetrying: boolean; onRetry: () => void }

/** Replaces the dashboard when sign-in or loading of the user failed. */
export const StartFailure = ({ text, isRetrying, onRetry }: Props) => (
  <Card>
    <ErrorState title={copy.failed.title} text={text} onRetry={onRetry} isRetrying={isRetrying} />
  </Card>
)
