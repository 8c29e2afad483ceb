import type { Resource } from '@kadr/contract/resources'
import type { SpokenScript } from '@kadr/contract/speech'
import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { Button } from '../../../ui/button.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSpeakScript, useVoices } from '../api/voices.calls.ts'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'

type Props = {
  talking: TalkingHead
  onMade: (made: { voice: SpokenScript; resource: Resource }) => void
}

const NoVoices = ({ command }: { command: string | null }) => (
  <div className="grid grid-cols-1 gap-2 text-label text-ink-2">
    <p>{copy.voice.none}</p>
    {command ? (
      <>
        <p>{copy.voice.install}</p>
        <code className="rounded-control bg-sunken p-3 text-caption wrap-anywhere select-all">
          {command}
        </code>
      </>
    ) : null}
  </div>
)

export const EngineVoice = ({ talking, onMade }: Props) => {
  const { script, voice } = talking.form
  const voices = useVoices()
  const speak = useSpeakScript()
  const [chosen, setChosen] = useState<string>()
  const [speed, setSpeed] = useState(1)
  if (voices.isPending) return <Skeleton className="h-28 w-full rounded-card" />
  if (voices.error)
    return (
      <p role="alert" className="text-label text-failed">
        {failureText(voices.error)}
      </p>
    )
  const list = voices.data.voices
  const key = chosen ?? list[0]?.key
  if (key === undefined) return <NoVoices command={voices.data.installCommand} />
  const isEmpty = script.trim() === ''
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChipChoice
        label={copy.voice.choose}
        options={list.map((one) => ({ value: one.key, label: one.name }))}
        value={key}
        onChange={setChosen}
      />
      <RangeField
        label={copy.voice.speed}
        text={copy.voice.speedText(speed)}
        value={speed}
        min={0.8}
        max={1.4}
        step={0.05}
        onChange={setSpeed}
      />
      <Button
        disabled={isEmpty}
        isLoading={speak.isPending}
        icon={<AudioLines aria-hidden="true" className="size-5" />}
        onClick={() => speak.mutate({ script, voice: key, speed }, { onSuccess: onMade })}
      >
        {voice ? copy.voice.again : copy.voice.speak}
      </Button>
      {isEmpty ? <p className="text-caption text-ink-3">{copy.voice.needScript}</p> : null}
      {speak.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(speak.error)}
        </p>
      ) : null}
    </div>
  )
}
