import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { type MadeVoice, useSpeakScript } from '../../../../reel-editor/voice/voice-calls.ts'
import { VoiceMaker } from '../../../../reel-editor/voice/voice-maker.tsx'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { addSaidObjects } from '../model/said-objects.ts'

const { voice: copy } = editorCopy

const VoiceNote = ({ talking }: { talking: TalkingHead }) => {
  const { voice, script } = talking.form
  if (!voice) return null
  const isStale = voice.script !== script
  return (
    <p role="status" className={`text-label ${isStale ? 'text-failed' : 'text-published'}`}>
      {isStale ? copy.stale : copy.ready(voice.seconds)}
    </p>
  )
}

export const VoiceSettings = ({ talking }: { talking: TalkingHead }) => {
  const speak = useSpeakScript()
  const { script, voice } = talking.form
  const applyVoice = ({ voice: made, resource }: MadeVoice) => {
    talking.addResources([resource])
    talking.update((before) => ({ ...before, voice: made }))
    if (talking.form.objects.length === 0) void dress(made)
  }
  const dress = async (made: SpokenScript) => {
    const { objects } = await addSaidObjects({ ...talking.form, voice: made })
    // Those the user has put meanwhile stay.
    talking.update((before) => (before.objects.length > 0 ? before : { ...before, objects }))
  }
  return (
    <section aria-label={copy.heading} className="grid grid-cols-1 gap-3">
      <VoiceMaker
        script={script}
        hasVoice={voice !== null}
        last={null}
        isBusy={speak.isPending}
        error={speak.error}
        onSpeak={(order) => speak.mutate({ script, ...order }, { onSuccess: applyVoice })}
        onRecorded={applyVoice}
      />
      <VoiceNote talking={talking} />
    </section>
  )
}
