import type { Resource } from '@kadr/contract/resources'
import type { SpokenScript } from '@kadr/contract/speech'
import { useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { addSaidObjects } from '../model/said-objects.ts'
import { EngineVoice } from './engine-voice.tsx'
import { OwnVoice } from './own-voice.tsx'

const KINDS = (['engine', 'own'] as const).map((value) => ({
  value,
  label: copy.voice.kinds[value],
}))

const VoiceNote = ({ talking }: { talking: TalkingHead }) => {
  const { voice, script } = talking.form
  if (!voice) return null
  const isStale = voice.script !== script
  return (
    <p role="status" className={`text-label ${isStale ? 'text-failed' : 'text-published'}`}>
      {isStale ? copy.voice.stale : copy.voice.ready(voice.seconds)}
    </p>
  )
}

export const VoiceSettings = ({ talking }: { talking: TalkingHead }) => {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('engine')
  const take = ({ voice, resource }: { voice: SpokenScript; resource: Resource }) => {
    talking.addResources([resource])
    talking.update((before) => ({ ...before, voice }))
    if (talking.form.objects.length === 0) void dress(voice)
  }
  const dress = async (voice: SpokenScript) => {
    const { objects } = await addSaidObjects({ ...talking.form, voice })
    // Those the user has put meanwhile stay.
    talking.update((before) => (before.objects.length > 0 ? before : { ...before, objects }))
  }
  return (
    <section aria-label={copy.voice.heading} className="grid grid-cols-1 gap-3">
      <Segmented
        label={copy.voice.kind}
        options={KINDS}
        value={kind}
        onValueChange={setKind}
        className="w-full"
      />
      {kind === 'engine' ? (
        <EngineVoice talking={talking} onMade={take} />
      ) : (
        <OwnVoice talking={talking} onMade={take} />
      )}
      <VoiceNote talking={talking} />
    </section>
  )
}
