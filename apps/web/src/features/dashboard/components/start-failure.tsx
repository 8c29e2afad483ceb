import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { copy } from '../copy.ts'

type Props = { text: string; isRetrying: boolean; onRetry: () => void }

/** Shown in place of the dashboard's parts when the person could not be signed in or loaded. */
export const StartFailure = ({ text, isRetrying, onRetry }: Props) => (
  <Card>
    <ErrorState title={copy.failed.title} text={text} onRetry={onRetry} isRetrying={isRetrying} />
  </Card>
)
