import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RangeField } from '../../ui/forms/range-field.tsx'
import { editorCopy } from '../copy.ts'
import { ChipChoice } from '../settings/chip-choice.tsx'
import { useVoices } from './voice-calls.ts'

const { voice: copy } = editorCopy

/** Who reads, and how fast. */
export type VoiceOrder = { voice: string; speed: number }

type Props = {
  /** Null before anybody has read. */
  last: VoiceOrder | null
  isEmpty: boolean
  hasVoice: boolean
  isBusy: boolean
  error: unknown
  onSpeak: (order: VoiceOrder) => void
}

const NoVoices = ({ command }: { command: string | null }) => (
  <div className="grid grid-cols-1 gap-2 text-label text-ink-2">
    <p>{copy.none}</p>
    {command ? (
      <>
        <p>{copy.install}</p>
        <code className="rounded-control bg-sunken p-3 text-caption wrap-anywhere select-all">
          {command}
        </code>
      </>
    ) : null}
  </div>
)

/** Chooses a voice and has it read the script. */
export const EngineVoice = ({ last, isEmpty, hasVoice, isBusy, error, onSpeak }: Props) => {
  const voices = useVoices()
  const [chosen, setChosen] = useState(last?.voice)
  const [speed, setSpeed] = useState(last?.speed ?? 1)
  if (voices.isPending) return <Skeleton className="h-28 w-full rounded-card" />
  if (voices.error)
    return (
      <p role="alert" className="text-label text-failed">
        {failureText(voices.error)}
      </p>
    )
  const list = voices.data.voices
  const voice = list.find(({ key }) => key === chosen)?.key ?? list[0]?.key
  if (voice === undefined) return <NoVoices command={voices.data.installCommand} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChipChoice
        label={copy.choose}
        options={list.map((one) => ({ value: one.key, label: one.name }))}
        value={voice}
        onChange={setChosen}
      />
      <RangeField
        label={copy.speed}
        text={copy.speedText(speed)}
        value={speed}
        min={0.8}
        max={1.4}
        step={0.05}
        onChange={setSpeed}
      />
      <Button
        disabled={isEmpty}
        isLoading={isBusy}
        icon={<AudioLines aria-hidden="true" className="size-5" />}
        onClick={() => onSpeak({ voice, speed })}
      >
        {hasVoice ? copy.again : copy.speak}
      </Button>
      {isEmpty ? <p className="text-caption text-ink-3">{copy.needScript}</p> : null}
      {error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(error)}
        </p>
      ) : null}
    </div>
  )
}
