import type { Resource } from '@kadr/contract/library/resources'
import { FolderOpen, Mic, Square } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ResourcePicker } from '../../media/picker/resource-picker.tsx'
import { useRecorder } from '../../media/recording/use-recorder.ts'
import { usePickerUploads } from '../../media/uploads/use-picker-uploads.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { editorCopy } from '../copy.ts'
import { type MadeVoice, useAlignRecording } from './voice-calls.ts'

const { voice: copy } = editorCopy

type Props = {
  /** What is read aloud. */
  script: string
  onVoice: (made: MadeVoice) => void
}
const KINDS = ['audio', 'video'] as const

/** Records the script, or takes a recording of it, and finds its words there. */
export const OwnVoice = ({ script, onVoice }: Props) => {
  const align = useAlignRecording()
  const [arePausesTrimmed, setArePausesTrimmed] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  const { mutate } = align
  const find = useCallback(
    ([recording]: readonly Resource[]) => {
      if (!recording) return
      mutate({ resourceId: recording.id, script, arePausesTrimmed }, { onSuccess: onVoice })
    },
    [mutate, script, arePausesTrimmed, onVoice],
  )
  const { send, isUnderWay } = usePickerUploads(find)
  const { state, start, stop } = useRecorder((file) => send?.([file]))
  const isEmpty = script.trim() === ''
  const isBusy = align.isPending || isUnderWay
  const isRecording = state.kind === 'recording'
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        {isRecording ? (
          <Button
            variant="danger"
            icon={<Square aria-hidden="true" className="size-4 fill-current" />}
            onClick={stop}
          >
            {copy.stop}
          </Button>
        ) : (
          <Button
            disabled={isEmpty || isBusy || !send}
            icon={<Mic aria-hidden="true" className="size-5" />}
            onClick={start}
          >
            {copy.record}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isEmpty || isBusy || isRecording}
          icon={<FolderOpen aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {copy.upload}
        </Button>
      </div>
      <Switch
        label={copy.trim}
        hint={copy.trimHint}
        checked={arePausesTrimmed}
        onChange={({ target }) => setArePausesTrimmed(target.checked)}
      />
      <p role="status" className="text-caption text-ink-2 empty:hidden">
        {isRecording ? copy.recording(state.seconds) : null}
        {isBusy ? copy.working : null}
        {isEmpty ? copy.needScript : null}
      </p>
      {state.kind === 'refused' || state.kind === 'missing' || align.error ? (
        <p role="alert" className="text-label text-failed">
          {align.error ? failureText(align.error) : copy.noMicrophone(state.kind === 'refused')}
        </p>
      ) : null}
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={1}
        onChoose={find}
      />
    </div>
  )
}
