import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { copy } from '../copy.ts'
import type { AiRun } from './use-ai-request.ts'

type Props = { run: Extract<AiRun, { state: 'running' }>; onCancel: () => void }

export const wordsForRunning = ({ text, isLost }: Props['run']) => {
  if (isLost) return copy.finding
  return text === '' ? copy.thinking : copy.writing
}

/** The partial text. Hidden from assistive technology, which would read every token. */
export const AiRunning = ({ run, onCancel }: Props) => (
  <div className="grid grid-cols-1 gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex items-center gap-2 text-label text-ink-2">
        <span className="inline-flex text-accent">
          <Spinner size={18} />
        </span>
        {wordsForRunning(run)}
      </p>
      <Button variant="secondary" size="sm" isLoading={run.isCancelling} onClick={onCancel}>
        {run.isCancelling ? copy.cancelling : copy.cancel}
      </Button>
    </div>
    {run.text === '' ? null : (
      <p className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere text-ink-2">{run.text}</p>
    )}
  </div>
)
