import { aiTask, hookFamily, hookGoal } from '@kadr/contract/studio/ai-tasks'
import type { Answer, AskPlan } from '@kadr/contract/studio/questions'
import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { UserError } from '@kadr/domain/base/app-error'
import { z } from 'zod'
import { hashOf } from '../../../platform/crypto/hash-of.ts'
import { askByKey, composeAnswers, layOutWords, planQuestions } from '../../studio/ai/index.ts'
import { createReel } from '../../studio/reels/index.ts'
import { defineTool, type Session } from './define-tool.ts'
import { limit } from './look-at-posts.ts'

const MAX_TITLE = 200

const invalid = (userMessage: string) => new UserError({ code: 'VALIDATION_FAILED', userMessage })

const readPlan = async ({
  ctx,
  member,
  sentence,
}: Pick<Session, 'ctx' | 'member'> & { sentence: string }) => {
  const planned = await planQuestions({ ctx, workspaceId: member.workspaceId, sentence })
  if (planned.outcome === 'refused') throw invalid(planned.rule)
  return planned.plan
}

/** What the workspace said before answers for the person. */
const withFacts = (plan: AskPlan, given: readonly Answer[]): Answer[] =>
  plan.questions.flatMap(({ id, fact }) => {
    const own = given.find(({ questionId }) => questionId === id)
    if (own) return [own]
    return fact?.isFresh ? [{ questionId: id, text: fact.text }] : []
  })

type Written = { form: SlideshowForm; caption: string }

/** The writer's own facts are enough: it costs a request to the AI, as in the app. */
const writeKnown = async ({
  ctx,
  member,
  plan,
}: Pick<Session, 'ctx' | 'member'> & { plan: AskPlan }): Promise<Written | undefined> => {
  const { workspaceId, userId, caller } = member
  const topic = plan.sentence
  const request = await askByKey({
    ctx,
    asker: { workspaceId, userId },
    task: aiTask.parse({ kind: 'slideshow', topic }),
    key: hashOf({ caller: caller.id, topic }).slice(0, 60),
    signal: AbortSignal.timeout(60_000),
  })
  if (request?.failure) throw invalid(request.failure.message)
  if (request?.output?.kind !== 'slideshow' || !request.output.isKnown) return undefined
  const words = request.output
  return {
    form: await layOutWords({ ctx, workspaceId, words, topic }),
    caption: [words.caption, words.hashtags.join(' ')].filter(Boolean).join('\n\n'),
  }
}

const write = async (
  given: Pick<Session, 'ctx' | 'member'> & { plan: AskPlan; answers: Answer[] },
) => {
  const { ctx, member, plan, answers } = given
  const isAnswered = plan.questions
    .filter(({ isRequired }) => isRequired)
    .every(({ id }) => answers.some(({ questionId, text }) => questionId === id && text !== ''))
  if (answers.length > 0 && isAnswered) {
    const { workspaceId } = member
    return composeAnswers({ ctx, workspaceId, sentence: plan.sentence, answers })
  }
  return plan.isKnown && answers.length === 0 ? writeKnown(given) : undefined
}

export const createReelTool = defineTool({
  name: 'create_reel',
  title: 'Рилс из фразы',
  description:
    'Делает черновик рилса-слайдшоу из одной фразы. Если фактов не хватает, возвращает вопросы: спроси человека и вызови ещё раз с answers. Не выдумывай ответы за него.',
  scope: 'reels.write',
  action: 'reels.write',
  effect: 'write',
  input: z.object({
    sentence: z.string().trim().min(1).max(SENTENCE_MAX).describe('О чём рилс, одной фразой'),
    answers: z
      .array(z.object({ questionId: z.string().max(40), text: z.string().trim().max(300) }))
      .max(10)
      .default([]),
  }),
  output: z.object({
    status: z.enum(['created', 'needs_answers']),
    questions: z.array(z.object({ questionId: z.string(), text: z.string(), example: z.string() })),
    reelId: z.string().nullable(),
    caption: z.string().nullable(),
    link: z.string().nullable(),
  }),
  async run({ ctx, member, input: { sentence, answers: given } }) {
    const plan = await readPlan({ ctx, member, sentence })
    const answers = withFacts(plan, given)
    const written = await write({ ctx, member, plan, answers })
    if (!written) {
      const open = plan.questions.filter(
        ({ id }) => !answers.some(({ questionId }) => questionId === id),
      )
      return {
        status: 'needs_answers' as const,
        questions: open.map(({ id, text, example }) => ({ questionId: id, text, example })),
        reelId: null,
        caption: null,
        link: null,
      }
    }
    const { workspaceId, userId, caller } = member
    const { form, caption } = written
    const draft = {
      title: plan.sentence.slice(0, MAX_TITLE),
      caption,
      content: { kind: 'slideshow', form } as const,
    }
    // The same words make the same reel: a repeated call finds it.
    const key = hashOf({ caller: caller.id, draft }).slice(0, 60)
    const reel = await createReel({ ctx, workspaceId, userId, draft, key })
    return {
      status: 'created' as const,
      questions: [],
      reelId: reel.id,
      caption,
      link: `${ctx.config.publicUrl}/reels/slideshow?reel=${reel.id}`,
    }
  },
})

export const findHooksTool = defineTool({
  name: 'find_hooks',
  title: 'Хуки',
  description:
    'Первые фразы из галереи Кадра: по семейству, цели и словам темы. Места в фигурных скобках заполни своими словами.',
  scope: 'reels.read',
  action: 'reels.read',
  effect: 'look',
  input: z.object({
    topic: z.string().trim().max(200).optional(),
    family: z.enum(hookFamily.options).optional(),
    goal: z
      .enum(hookGoal.options)
      .optional()
      .describe(
        'watch досмотры, save сохранения, comment комментарии, share репосты, follow подписки',
      ),
    limit,
  }),
  output: z.object({
    hooks: z.array(z.object({ family: z.string(), template: z.string(), example: z.string() })),
    link: z.string(),
  }),
  async run({ ctx, input: { limit: rows, ...filter } }) {
    const { findHooks } = await import('@kadr/writer/hooks')
    return {
      hooks: findHooks(filter)
        .slice(0, rows)
        .map(({ family, template, example }) => ({ family, template, example })),
      link: `${ctx.config.publicUrl}/hooks-gallery`,
    }
  },
})
