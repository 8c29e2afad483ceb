import type { FootageFacts, FootageSpan } from '@kadr/contract/studio/footage'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import type { Transcript } from '@kadr/contract/studio/transcripts'
import { measureCuts } from '@kadr/domain/studio/footage/saved-time'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { isUnderWay } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'
import { TranscriptPanel } from '../words/transcript-panel.tsx'
import { BeginWords } from './begin-words.tsx'
import { CleanupSwitches } from './cleanup-switches.tsx'
import { ReadingState } from './reading-state.tsx'

const { words: copy, clips } = texts

type Props = {
  editor: OwnVideoEditor
  transcript: Transcript | undefined
  facts: FootageFacts | undefined
  pieces: readonly FootagePiece[]
  onClip: (span: FootageSpan) => void
  onWhole: () => void
}

const ByHand = ({ editor: { form } }: Pick<Props, 'editor'>) => {
  const whole = { from: 0, to: form.source?.ms ?? 0 }
  const byHand = form.cuts.filter(({ why }) => why === 'hand')
  const seconds = measureCuts(byHand, whole) / 1000
  if (seconds === 0) return null
  return (
    <span className="whitespace-nowrap tabular-nums">
      {copy.byHand} <span className="font-semibold text-published">{texts.saved(seconds)}</span>
    </span>
  )
}

const Words = ({ editor, facts, pieces, onClip }: Props & { facts: FootageFacts }) => {
  const { words } = facts
  if (!words) return null
  if (words.length === 0) return <p className="text-label text-ink-2">{copy.none}</p>
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-2">
        <span>{copy.hint}</span>
        <ByHand editor={editor} />
      </div>
      <TranscriptPanel
        editor={editor}
        words={words}
        quiet={facts.sound?.quiet ?? []}
        pieces={pieces}
        onClip={onClip}
      />
    </>
  )
}

/** Everything that is done by words: what can be cut at once, how far they are known, the words themselves. */
export const WordsColumn = (props: Props) => {
  const { editor, transcript, facts, onWhole } = props
  const { source, span } = editor.form
  if (!source) return null
  const isWorking = transcript !== undefined && isUnderWay(transcript)
  const hasNoWords = transcript?.wordsSource === 'none'
  return (
    <section
      aria-label={copy.label}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-card bg-surface p-3 shadow-card lg:max-h-[calc(100dvh-14rem)] lg:overflow-y-auto lg:p-4"
    >
      {facts ? (
        <div className="max-lg:hidden">
          <CleanupSwitches editor={editor} facts={facts} />
        </div>
      ) : (
        <Skeleton className="h-14 w-full rounded-control" />
      )}
      {span ? (
        <div className="flex items-center justify-between gap-2 rounded-control bg-accent-soft px-3 py-1">
          <p className="text-label font-medium tabular-nums">
            {clips.editing(span.from / 1000, span.to / 1000)}
          </p>
          <Button variant="ghost" size="sm" onClick={onWhole}>
            {clips.back}
          </Button>
        </div>
      ) : null}
      {transcript ? <ReadingState transcript={transcript} /> : null}
      {hasNoWords && !isWorking ? <BeginWords resourceId={source.asset} ms={source.ms} /> : null}
      {facts ? <Words {...props} facts={facts} /> : null}
    </section>
  )
}
