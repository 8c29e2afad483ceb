import type { ReelContent } from '@kadr/contract/studio/reel-content'
import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { UserError } from '@kadr/domain/base/app-error'
import { listUnspoken, readSlides } from '@kadr/scene/narration/slide-script'
import { putVoice } from '@kadr/scene/narration/split-speech'
import type { AppContext } from '../../../context.ts'
import { getVoices, speakOnce } from '../speech/index.ts'

type Speaking = { ctx: AppContext; workspaceId: string; signal: AbortSignal }

/** Undefined where nobody can read it: no voice, or words that no voice reads. */
const speak = async (
  { ctx, workspaceId, signal }: Speaking,
  { script, voice: wanted, speed = 1 }: { script: string; voice: string | null; speed?: number },
): Promise<SpokenScript | undefined> => {
  const { voices } = getVoices(ctx)
  const voice =
    voices.find(({ key }) => key === wanted) ?? voices.find((one) => one.isOffline) ?? voices[0]
  if (!voice || script.trim() === '') return undefined
  try {
    const order = { script, voice: voice.key, speed }
    return (await speakOnce({ ctx, workspaceId, order, signal })).voice
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    ctx.log.warn({ err: error }, 'templates.speech_failed')
    return undefined
  }
}

/** New words of a reel that is read aloud, read by a voice where no person is there to do it. */
export const speakContent = async (
  speaking: Speaking,
  content: ReelContent,
): Promise<ReelContent> => {
  if (content.kind === 'talking-head' && content.form.voice === null) {
    const voice = await speak(speaking, { script: content.form.script, voice: null })
    return voice ? { ...content, form: { ...content.form, voice } } : content
  }
  if (content.kind !== 'slideshow' || listUnspoken(content.form).length === 0) return content
  const { narration, slides } = content.form
  const order = {
    script: readSlides(slides),
    voice: narration?.voice ?? null,
    speed: narration?.speed ?? 1,
  }
  const voice = await speak(speaking, order)
  const form = voice ? putVoice(content.form, voice) : { ...content.form, narration: null }
  return { ...content, form }
}
