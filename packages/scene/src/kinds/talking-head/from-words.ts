import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { MAX_SCRIPT_LENGTH } from '@kadr/contract/studio/spoken-script'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { chooseLook } from '../../director/choose-style.ts'
import type { ReelLook } from '../kind.ts'

/** Joins whole lines up to the length limit. */
const joinScript = (lines: readonly { text: string }[]): string =>
  lines.reduce((script, { text }) => {
    const longer = script === '' ? text.trim() : `${script}\n${text.trim()}`
    return longer.length > MAX_SCRIPT_LENGTH ? script : longer
  }, '')

/**
 * Replaces the script and removes the objects placed by the old one. The first script brings the
 * look that suits it.
 */
export const talkingHeadFromWords = ({
  form,
  words: { lines },
  look,
}: {
  form: TalkingHeadForm
  words: Pick<AiOutputOf<'talking_head'>, 'lines'>
  look?: ReelLook
}): TalkingHeadForm => {
  const script = joinScript(lines)
  const isFirst = form.script.trim() === ''
  const own = isFirst ? chooseLook({ text: script }) : {}
  return { ...form, script, objects: [], ...own, ...look }
}
