import { copy } from '../copy.ts'
import type { AiInsertHandlers } from '../model/pieces.ts'
import type { AiRun } from '../model/use-ai-request.ts'
import { AiOutputView } from './ai-output-view.tsx'
import { AiRunning, wordsForRunning } from './ai-running.tsx'
import { AiTroubleBanner } from './ai-trouble-banner.tsx'

type Props = {
  run: AiRun
  onCancel: () => void
  onRetry?: (() => void) | undefined
  takes?: AiInsertHandlers | undefined
  takeLabel?: string | undefined
  isTaking?: boolean | undefined
}

const Shown = ({ run, onCancel, onRetry, ...taking }: Props) => {
  if (run.state === 'running') return <AiRunning run={run} onCancel={onCancel} />
  if (run.state === 'failed') return <AiTroubleBanner trouble={run.trouble} onRetry={onRetry} />
  if (run.state === 'idle' || !run.request.output) return null
  const { output, isOffline } = run.request
  return <AiOutputView output={output} isOffline={isOffline} {...taking} />
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
