import { AiFailure } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { shortenText } from '../text/shorten-text.ts'
import type { WriterContext } from '../writer-context.ts'

/** A text that lost less was concise already. */
const MAX_SHARE = 0.92

/** Shorter is what templates can do; another tone or more to say takes somebody who understands the text. */
export const writeRewrite = ({
  task: { mode, text },
}: {
  context: WriterContext
  task: AiTaskOf<'rewrite'>
}) => {
  const short = mode === 'shorter' ? shortenText(text) : text
  if (short.length > text.length * MAX_SHARE) throw new AiFailure({ reason: 'unable' })
  return { text: short }
}
