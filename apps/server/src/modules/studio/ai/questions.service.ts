import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type {
  Answer,
  AskPlan,
  ComposedAnswers,
  ComposeInput,
  PlannedQuestions,
} from '@kadr/contract/studio/questions'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { UserError } from '@kadr/domain/base/app-error'
import { checkDecency } from '@kadr/domain/studio/check-decency'
import { createForm } from '@kadr/scene/director/new-slide'
import type { ReelLook } from '@kadr/scene/kinds/kind'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { applyBrand } from '@kadr/scene/templates/apply-brand'
import type { AppContext } from '../../../context.ts'
import { findAppliedBrand } from '../brand/index.ts'
import { assertDecentAnswers } from './assert-decent.ts'
import { readKnownFacts } from './known-facts.ts'

// The writer reads its facts when it is first asked, not when the server starts.
const loadWriter = () => import('@kadr/writer/questions')
// The dictionary of objects is large.
const loadDirector = () => import('@kadr/scene/kinds/slideshow/from-words')

/** A visitor of the site has no workspace and no facts. */
type Asking = { ctx: AppContext; workspaceId: string | null }

export const planSentence = async ({
  ctx,
  workspaceId,
  sentence,
}: Asking & { sentence: string }): Promise<AskPlan> => {
  const { planQuestions } = await loadWriter()
  const facts = workspaceId === null ? [] : await readKnownFacts({ ctx, workspaceId })
  return planQuestions({ sentence, facts, now: ctx.clock.now() })
}

export const planQuestions = async (
  asking: Asking & { sentence: string },
): Promise<PlannedQuestions> => {
  const rule = checkDecency(asking.sentence)
  if (rule !== null) return { outcome: 'refused', rule }
  return { outcome: 'plan', plan: await planSentence(asking) }
}

export const readLook = ({
  style,
  seed = 0,
}: Pick<ComposeInput, 'style' | 'seed'>): ReelLook | undefined => {
  if (style === undefined) return undefined
  if (STYLES.some(({ key }) => key === style)) return { style, seed }
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Такого стиля нет: выберите другой',
    field: 'style',
  })
}

/** The form of a reel with these words, in the brand of the workspace. */
export const layOutWords = async ({
  ctx,
  workspaceId,
  words,
  topic,
  look,
}: Asking & {
  words: Pick<AiOutputOf<'slideshow'>, 'isQuiet' | 'storyboard'>
  topic: string
  look?: ReelLook | undefined
}): Promise<SlideshowForm> => {
  const { slideshowFromWords } = await loadDirector()
  const applied = workspaceId === null ? undefined : await findAppliedBrand({ ctx, workspaceId })
  const own = createForm([], applied && { brand: applied.brand })
  const form = slideshowFromWords({ form: own, words, topic, assets: [], ...(look && { look }) })
  return applied ? applyBrand({ kind: 'slideshow', form }, applied) : form
}

/** The words of the slides as far as there are answers, with the questions they answer. */
export const composeWords = async ({
  ctx,
  workspaceId,
  sentence,
  answers,
}: Asking & { sentence: string; answers: readonly Answer[] }) => {
  const { composeFromAnswers } = await loadWriter()
  const plan = await planSentence({ ctx, workspaceId, sentence })
  return { plan, composed: composeFromAnswers({ plan, answers }) }
}

/** Slides as far as there are answers, laid out as the form of a reel. Nothing is stored and nothing is charged. */
export const composeAnswers = async ({
  ctx,
  workspaceId,
  sentence,
  answers,
  style,
  seed,
}: Asking & ComposeInput): Promise<ComposedAnswers> => {
  assertDecentAnswers({ sentence, answers })
  const look = readLook({ style, seed })
  const { plan, composed } = await composeWords({ ctx, workspaceId, sentence, answers })
  const words = { storyboard: composed.storyboard, isQuiet: plan.isQuiet }
  const form = await layOutWords({ ctx, workspaceId, words, topic: plan.sentence, look })
  return { ...composed, form: seed === undefined ? form : { ...form, seed } }
}
