import type { Resource } from '@kadr/contract/resources'
import type { SpokenScript } from '@kadr/contract/speech'
import { FolderOpen, Mic, Square } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ResourcePicker } from '../../../media/resource-picker.tsx'
import { usePickerUploads } from '../../../media/uploads/use-picker-uploads.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useAlignRecording } from '../api/voices.calls.ts'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { useRecorder } from '../model/use-recorder.ts'

type Props = {
  talking: TalkingHead
  onMade: (made: { voice: SpokenScript; resource: Resource }) => void
}
const KINDS = ['audio', 'video'] as const

export const OwnVoice = ({ talking, onMade }: Props) => {
  const { script } = talking.form
  const align = useAlignRecording()
  const [arePausesTrimmed, setArePausesTrimmed] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  const { mutate } = align
  const find = useCallback(
    ([recording]: readonly Resource[]) => {
      if (!recording) return
      mutate({ resourceId: recording.id, script, arePausesTrimmed }, { onSuccess: onMade })
    },
    [mutate, script, arePausesTrimmed, onMade],
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
            {copy.voice.stop}
          </Button>
        ) : (
          <Button
            disabled={isEmpty || isBusy || !send}
            icon={<Mic aria-hidden="true" className="size-5" />}
            onClick={start}
          >
            {copy.voice.record}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isEmpty || isBusy || isRecording}
          icon={<FolderOpen aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {copy.voice.upload}
        </Button>
      </div>
      <Switch
        label={copy.voice.trim}
        hint={copy.voice.trimHint}
        checked={arePausesTrimmed}
        onChange={({ target }) => setArePausesTrimmed(target.checked)}
      />
      <p role="status" className="text-caption text-ink-2 empty:hidden">
        {isRecording ? copy.voice.recording(state.seconds) : null}
        {isBusy ? copy.voice.working : null}
        {isEmpty ? copy.voice.needScript : null}
      </p>
      {state.kind === 'refused' || state.kind === 'missing' || align.error ? (
        <p role="alert" className="text-label text-failed">
          {align.error
            ? failureText(align.error)
            : copy.voice.noMicrophone(state.kind === 'refused')}
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
