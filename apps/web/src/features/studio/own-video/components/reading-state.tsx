import type { Transcript } from '@kadr/contract/studio/transcripts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { isUnderWay, useCancelTranscript, useStartTranscript } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'

const { reading: copy } = texts

const wishOf = ({ wordsSource }: Transcript) =>
  wordsSource === 'engine' ? ({ from: 'engine' } as const) : ({ from: 'none' } as const)

const Progress = ({ transcript }: { transcript: Transcript }) => {
  const cancel = useCancelTranscript()
  const { step, progress, wordsUntil, seconds, wordsSource } = transcript
  const isOfWords = step === 'words' && wordsSource === 'engine'
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-3">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-label font-medium tabular-nums">
          {isOfWords ? copy.words(wordsUntil / 1000, seconds) : copy.steps[step]}
        </p>
        <Button
          variant="ghost"
          size="sm"
          isLoading={cancel.isPending}
          onClick={() => cancel.mutate(transcript.id)}
        >
          {copy.stop}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={copy.title}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${progress}%` }} />
      </div>
      <p className="text-caption text-ink-2">{copy.mayClose}</p>
    </div>
  )
}

/** How far the source is known; nothing to say when it is. */
export const ReadingState = ({ transcript }: { transcript: Transcript }) => {
  const start = useStartTranscript()
  if (isUnderWay(transcript)) return <Progress transcript={transcript} />
  if (transcript.state === 'ready') return null
  const { resourceId, wordsUntil, failure } = transcript
  const isFailed = transcript.state === 'failed'
  return (
    <Banner
      tone={isFailed ? 'danger' : 'info'}
      title={isFailed ? copy.failed : copy.cancelled}
      text={start.error ? failureText(start.error) : `${failure ?? ''} ${copy.kept}`.trim()}
      action={
        <Button
          variant="secondary"
          size="sm"
          isLoading={start.isPending}
          onClick={() => start.mutate({ resourceId, words: wishOf(transcript) })}
        >
          {wordsUntil > 0 ? copy.goOn(wordsUntil / 1000) : copy.again}
        </Button>
      }
    />
  )
}
