import { copy } from '../copy.ts'
import { AiOutputView } from '../results/ai-output-view.tsx'
import type { AiInsertHandlers } from '../results/pieces.ts'
import { AiRunning, wordsForRunning } from './ai-running.tsx'
import { AiTroubleBanner } from './ai-trouble-banner.tsx'
import type { AiRun } from './use-ai-request.ts'

type Props = {
  run: AiRun
  onCancel: () => void
  onRetry?: (() => void) | undefined
  handlers?: AiInsertHandlers | undefined
  insertLabel?: string | undefined
  isInserting?: boolean | undefined
}

const Shown = ({ run, onCancel, onRetry, ...inserting }: Props) => {
  if (run.state === 'running') return <AiRunning run={run} onCancel={onCancel} />
  if (run.state === 'failed') return <AiTroubleBanner trouble={run.trouble} onRetry={onRetry} />
  if (run.state === 'idle' || !run.request.output) return null
  const { output, isOffline } = run.request
  return <AiOutputView output={output} isOffline={isOffline} {...inserting} />
}

const newsOf = (run: AiRun): string => {
  if (run.state === 'running') return wordsForRunning(run)
  return run.state === 'done' ? copy.ready : ''
}

/** A request from the first token to its result or failure; empty before the first request. */
export const AiRunView = (props: Props) => (
  <>
    <p role="status" className="sr-only">
      {newsOf(props.run)}
    </p>
    <Shown {...props} />
  </>
)
