import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { aiTask } from '@kadr/contract/studio/ai-tasks'
import type { AskPlan } from '@kadr/contract/studio/questions'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { askByKey } from './ask-by-key.ts'
import { layOutWords, readLook } from './questions.service.ts'

export type WrittenReel = {
  form: SlideshowForm
  caption: string
  /** By slide: numbers that no fact of the workspace confirms. */
  unverifiedNumbers: readonly (readonly string[])[]
}

const captionOf = ({ caption, hashtags }: AiOutputOf<'slideshow'>): string =>
  [caption, hashtags.join(' ')].filter((part) => part !== '').join('\n\n')

/**
 * A reel about what the writer knows, for a point. Idempotent by key. A string is the reason why nothing was written;
 * undefined: too little is known.
 */
export const writeKnown = async ({
  ctx,
  asker,
  plan,
  style,
  key,
  signal,
}: {
  ctx: AppContext
  asker: { workspaceId: string; userId: string }
  plan: AskPlan
  style?: string | undefined
  key: string
  signal: AbortSignal
}): Promise<WrittenReel | string | undefined> => {
  const look = readLook({ style })
  const request = await askByKey({
    ctx,
    asker,
    task: z.parse(aiTask, { kind: 'slideshow', topic: plan.sentence }),
    key,
    signal,
  })
  if (!request) throw new Error('The request runs in another process')
  const { output, failure } = request
  if (output?.kind !== 'slideshow') return failure?.message
  if (!output.isKnown) return undefined
  const { workspaceId } = asker
  const topic = plan.sentence
  const form = await layOutWords({ ctx, workspaceId, words: output, topic, look })
  return { form, caption: captionOf(output), unverifiedNumbers: output.unverifiedNumbers ?? [] }
}
