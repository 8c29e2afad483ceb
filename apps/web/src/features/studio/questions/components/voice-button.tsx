import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAiStatus } from '../../../../ai/api/ai.queries.ts'
import { useRecorder } from '../../../../media/recording/use-recorder.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useHearAnswer } from '../api/questions.mutations.ts'
import { copy } from '../copy.ts'
import { addSpoken, readRecording } from '../model/spoken-answer.ts'

/** A minute of speech fits the request. */
const RECORDING = { maxSeconds: 60, bitsPerSecond: 32_000 }

type Props = { text: string; onChange: (text: string) => void }

const Recorder = ({ text, onChange }: Props) => {
  const hear = useHearAnswer()
  const [rest, setRest] = useState('')
  const typed = useRef(text)
  useEffect(() => {
    typed.current = text
  }, [text])
  const send = async (file: File) => {
    const body = await readRecording(file)
    hear.mutate(body, {
      onSuccess: (heard) => {
        const spoken = addSpoken(typed.current, heard.text)
        setRest(spoken.rest)
        onChange(spoken.text)
      },
    })
  }
  const { state, start, stop } = useRecorder((file) => void send(file), RECORDING)
  const trouble = state.kind === 'refused' || state.kind === 'missing' ? copy.voice[state.kind] : ''
  return (
    <div className="grid grid-cols-1 gap-1">
      {state.kind === 'recording' ? (
        <Button
          variant="danger"
          size="sm"
          className="justify-self-start"
          icon={<Square aria-hidden="true" className="size-4 fill-current" />}
          onClick={stop}
        >
          {copy.voice.stop(state.seconds)}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          isLoading={hear.isPending}
          icon={<Mic aria-hidden="true" className="size-4" />}
          onClick={start}
        >
          {hear.isPending ? copy.voice.working : copy.voice.start}
        </Button>
      )}
      <p role="alert" className="text-label text-failed empty:hidden">
        {trouble || (hear.error ? `${copy.voice.failed}. ${failureText(hear.error)}` : '')}
      </p>
      {rest === '' ? null : <p className="text-label text-ink-2">{copy.voice.rest(rest)}</p>}
    </div>
  )
}

/** Only where an engine hears: a visitor and the templates have none. */
export const VoiceButton = (props: Props) => {
  const { status } = useAiStatus()
  return status?.hears ? <Recorder {...props} /> : null
}
