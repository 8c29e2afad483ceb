import type { FootageStatus } from '@kadr/contract/studio/transcripts'
import { countHearingPoints } from '@kadr/domain/studio/footage/footage-cost'
import { AudioLines, ClipboardPaste } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { useFootageStatus, useStartTranscript } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'

const { begin: copy } = texts
const MAX_TEXT = 200_000
/** A longer text is laid over the speech, not aligned with it. */
const MOST_ALIGNED_MS = 180_000

const Cost = ({ status, ms }: { status: FootageStatus; ms: number }) => (
  <p className="text-label text-ink-2">
    {copy.cost(countHearingPoints(ms))}
    {status.left < 0 ? null : ` ${copy.left(status.left)}`}. {copy.by(status.engine?.name ?? '')}
  </p>
)

const Missing = ({ status: { missing, installCommand } }: { status: FootageStatus }) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="font-semibold">{copy.noEngine}</p>
    <p className="text-label text-ink-2">{missing}</p>
    {installCommand ? (
      <p className="text-label text-ink-2">
        {copy.command}: <code className="rounded-chip bg-surface px-1.5">{installCommand}</code>
      </p>
    ) : null}
  </div>
)

type PasteProps = { ms: number; isAligned: boolean; isBusy: boolean; onPut: (text: string) => void }

const PasteForm = ({ ms, isAligned, isBusy, onPut }: PasteProps) => {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onPut(text)
  }
  const isNear = isAligned && ms <= MOST_ALIGNED_MS
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <Field label={copy.pasteLabel} hint={isNear ? copy.pasteHint : copy.pasteHintFar}>
        <Textarea
          rows={5}
          maxLength={MAX_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" isLoading={isBusy} className="w-fit">
        {copy.put}
      </Button>
    </form>
  )
}

/** Where there are no words yet: they are recognised for points, typed, or not needed. */
export const BeginWords = ({ resourceId, ms }: { resourceId: string; ms: number }) => {
  const { data: status } = useFootageStatus()
  const start = useStartTranscript()
  const [isPasting, setIsPasting] = useState(false)
  if (!status) return null
  const isPasteShown = isPasting || status.engine === null
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-4">
      {status.engine ? (
        <>
          <p className="font-semibold">{copy.title}</p>
          <Cost status={status} ms={ms} />
        </>
      ) : (
        <Missing status={status} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {status.engine ? (
          <Button
            isLoading={start.isPending}
            icon={<AudioLines aria-hidden="true" className="size-5" />}
            onClick={() => start.mutate({ resourceId, words: { from: 'engine' } })}
          >
            {copy.start}
          </Button>
        ) : null}
        {isPasteShown ? null : (
          <Button
            variant="secondary"
            icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
            onClick={() => setIsPasting(true)}
          >
            {copy.paste}
          </Button>
        )}
      </div>
      {isPasteShown ? (
        <PasteForm
          ms={ms}
          isAligned={status.isTextAligned}
          isBusy={start.isPending}
          onPut={(text) => start.mutate({ resourceId, words: { from: 'text', text } })}
        />
      ) : null}
      {start.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(start.error)}
        </p>
      ) : null}
    </div>
  )
}
