import type { Answer } from '@kadr/contract/studio/questions'
import type { Reel } from '@kadr/contract/studio/reels'
import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { composeAnswers, planQuestions, writeKnown } from '../../studio/ai/index.ts'
import { createReel } from '../../studio/reels/index.ts'

const MAX_TITLE = 200

const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })

/** Written from what is known of the topic for a point, or from the answers for nothing. */
export const createTopicReel = async ({
  ctx,
  asker,
  topic,
  answers = [],
  style,
  key,
  signal,
}: {
  ctx: AppContext
  asker: { workspaceId: string; userId: string }
  topic: string
  answers?: readonly Answer[] | undefined
  style?: string | undefined
  key: string
  signal: AbortSignal
}): Promise<Reel> => {
  const { workspaceId, userId } = asker
  const planned = await planQuestions({ ctx, workspaceId, sentence: topic })
  if (planned.outcome === 'refused') throw invalid('topic', planned.rule)
  const { plan } = planned
  const draftOf = async () => {
    if (answers.length > 0) {
      return composeAnswers({ ctx, workspaceId, sentence: topic, answers: [...answers], style })
    }
    const written = plan.isKnown && (await writeKnown({ ctx, asker, plan, style, key, signal }))
    if (typeof written === 'string')
      throw new OutsideError({ code: 'UNAVAILABLE', userMessage: written })
    if (written) return written
    throw invalid(
      'answers',
      'О теме мало известно. Ответьте на вопросы: POST /api/v1/reels/questions',
    )
  }
  const { form, caption } = await draftOf()
  const draft = {
    title: plan.sentence.slice(0, MAX_TITLE),
    caption,
    content: { kind: 'slideshow', form } as const,
  }
  return createReel({ ctx, workspaceId, userId, draft, key })
}
