import type { Answer, AskPlan } from '@kadr/contract/studio/questions'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { listNewFacts } from '@kadr/domain/studio/questions/new-facts'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import type { AppContext } from '../../../context.ts'
import type { BotButton, MessageContent } from '../../delivery/bot-outbox/index.ts'
import { composeWords } from '../../studio/ai/index.ts'
import { getReelRow, readContent } from '../../studio/reels/index.ts'
import { copy } from './copy.ts'
import type { DialogRow } from './dialogs.repository.ts'
import { dayOf, dialogOf, type Shown } from './question-message.ts'

const MAX_LINE = 160

const cut = (text: string): string =>
  text.length <= MAX_LINE ? text : `${text.slice(0, MAX_LINE - 1).trimEnd()}…`

/** By slide: where its fact comes from. Own words need no source. */
const listSources = ({
  plan: { questions },
  answers,
  questionIds,
}: {
  plan: AskPlan
  answers: readonly Answer[]
  questionIds: readonly (readonly string[])[]
}): string[] =>
  questionIds.map((ids) => {
    const fact = ids
      .filter((id) => !answers.some(({ questionId }) => questionId === id))
      .map((id) => questions.find((question) => question.id === id)?.fact)
      .find((one) => one?.isFresh)
    return fact ? ` (${copy.ofBusiness(dayOf(fact.date))})` : ''
  })

const findSources = async ({
  ctx,
  workspaceId,
  plan,
  sentence,
  answers,
}: Pick<Shown, 'ctx' | 'plan'> & {
  workspaceId: string
  sentence: string
  answers: readonly Answer[]
}): Promise<string[]> => {
  const { composed } = await composeWords({ ctx, workspaceId, sentence, answers })
  return listSources({ plan, answers, questionIds: composed.questionIds })
}

const EDITORS: Record<ReelKindName, string> = {
  slideshow: '/reels/slideshow',
  'product-demo': '/reels/product-demo',
  'greenscreen-meme': '/reels/greenscreen-memes',
  'talking-head': '/reels/talking-head',
  'own-video': '/reels/own-video',
}

const readReel = async (ctx: AppContext, workspaceId: string, id: string) => {
  const content = readContent(await getReelRow({ ctx, workspaceId, id }))
  const slides =
    content.kind === 'slideshow'
      ? content.form.slides.map(({ card }) => cut(slideLines(card).join('. ')))
      : []
  return { slides, path: `${EDITORS[content.kind]}?reel=${id}` }
}

const composeRows = (
  dialog: DialogRow,
  {
    reelId,
    path,
    hasFacts,
    isBuilt,
  }: { reelId: string; path: string; hasFacts: boolean; isBuilt: boolean },
): BotButton[][] => {
  const of = dialogOf(dialog)
  const build: BotButton = { text: copy.build, action: { kind: 'dialog_build', ...of, reelId } }
  const open: BotButton = { text: copy.open, path }
  const isOwn = dialog.answers.length > 0
  return [
    isBuilt ? [open] : [build, open],
    [{ text: isOwn ? copy.edit : copy.editAsk, action: { kind: 'dialog_edit', ...of } }],
    hasFacts ? [{ text: copy.remember, action: { kind: 'dialog_remember', ...of } }] : [],
  ]
}

/** The reel as it is now, with what can be done with it. */
export const composeReel = async (
  { ctx, dialog, plan, note }: Shown,
  { isBuilt = false }: { isBuilt?: boolean } = {},
): Promise<MessageContent> => {
  const { workspaceId, reelId, sentence, answers, templateId } = dialog
  if (!workspaceId || !reelId) return { title: '', text: note ?? copy.reelGone, rows: [] }
  const { slides, path } = await readReel(ctx, workspaceId, reelId)
  const sources = templateId ? [] : await findSources({ ctx, workspaceId, plan, sentence, answers })
  const isOwn = answers.length > 0 || !plan.isKnown
  // The ending of the brand follows the slides of the answers.
  const hasSources = isOwn && sources.length > 0 && slides.length >= sources.length
  const facts = listNewFacts({ sentence: plan.sentence, questions: plan.questions, answers })
  return {
    title: slides.length > 0 ? `${copy.ready}: ${copy.slides(slides.length)}` : copy.ready,
    text: [
      copy.about(plan.sentence),
      slides
        .map((slide, index) => `${index + 1}. ${slide}${hasSources ? (sources[index] ?? '') : ''}`)
        .join('\n'),
      note,
    ]
      .filter(Boolean)
      .join('\n\n'),
    rows: composeRows(dialog, { reelId, path, hasFacts: facts.length > 0, isBuilt }),
  }
}
