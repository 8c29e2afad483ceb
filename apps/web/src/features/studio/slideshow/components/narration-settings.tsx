import { editorCopy } from '../../../../reel-editor/copy.ts'
import { useVoices } from '../../../../reel-editor/voice/voice-calls.ts'
import { VoiceMaker } from '../../../../reel-editor/voice/voice-maker.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import { type Narration, switchNarration } from '../model/use-narration.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const VoiceNote = ({ slideshow: { form }, narration }: Props) => {
  const { unspoken, hasVoice, isBusy } = narration
  if (!hasVoice || isBusy) return null
  const isStale = unspoken.length > 0
  return (
    <p role="status" className={`text-label ${isStale ? 'text-failed' : 'text-published'}`}>
      {isStale
        ? copy.narration.stale(unspoken, form.narration?.voice === null)
        : copy.narration.ready}
    </p>
  )
}

/** For whoever reads aloud: what stands on each slide. */
const ScriptLines = ({ script }: { script: string }) => (
  <details className="rounded-control bg-sunken p-3 text-label">
    <summary className="cursor-pointer">{copy.narration.script}</summary>
    <ol className="mt-2 grid list-decimal gap-1 pl-5">
      {script.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slides may say the same
        <li key={index}>{line}</li>
      ))}
    </ol>
  </details>
)

type Props = { slideshow: Slideshow; narration: Narration }

/** The switch of the voice, who reads, and its captions. */
export const NarrationSettings = ({ slideshow, narration }: Props) => {
  const { form, update } = slideshow
  const voices = useVoices()
  const { script, hasVoice, isBusy, error, read } = narration
  const { narration: chosen } = form
  const toggle = (isOn: boolean) => {
    const voice = voices.data?.voices[0]?.key ?? null
    update((before) => switchNarration(before, isOn ? { voice } : null))
    if (isOn && !hasVoice && voice !== null && script !== '') read({ voice, speed: 1 })
  }
  const last = chosen?.voice ? { voice: chosen.voice, speed: chosen.speed } : null
  return (
    <section aria-label={editorCopy.voice.heading} className="grid grid-cols-1 gap-3">
      <Switch
        label={copy.narration.label}
        hint={copy.narration.hint}
        checked={chosen !== null}
        disabled={voices.isPending}
        onChange={({ target }) => toggle(target.checked)}
      />
      {chosen ? (
        <>
          <VoiceMaker
            script={script}
            hasVoice={hasVoice}
            last={last}
            isOwn={last === null}
            isBusy={isBusy}
            error={error}
            onSpeak={read}
            onRecorded={narration.putRecording}
          />
          <VoiceNote slideshow={slideshow} narration={narration} />
          {script === '' ? null : <ScriptLines script={script} />}
          <Switch
            label={copy.narration.captions}
            hint={copy.narration.captionsHint}
            checked={chosen.hasCaptions}
            onChange={({ target }) =>
              update((before) => ({
                ...before,
                narration: before.narration && {
                  ...before.narration,
                  hasCaptions: target.checked,
                },
              }))
            }
          />
        </>
      ) : null}
    </section>
  )
}
