import type { Answer, AskPlan } from '@kadr/contract/studio/questions'
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

const readSlides = async (ctx: AppContext, workspaceId: string, id: string): Promise<string[]> => {
  const content = readContent(await getReelRow({ ctx, workspaceId, id }))
  if (content.kind !== 'slideshow') return []
  return content.form.slides.map(({ card }) => cut(slideLines(card).join('. ')))
}

const composeRows = (
  dialog: DialogRow,
  { reelId, hasFacts, isBuilt }: { reelId: string; hasFacts: boolean; isBuilt: boolean },
): BotButton[][] => {
  const of = dialogOf(dialog)
  const build: BotButton = { text: copy.build, action: { kind: 'dialog_build', ...of, reelId } }
  const open: BotButton = { text: copy.open, path: `/reels/slideshow?reel=${reelId}` }
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
  const { workspaceId, reelId, sentence, answers } = dialog
  if (!workspaceId || !reelId) return { title: '', text: note ?? copy.reelGone, rows: [] }
  const { composed } = await composeWords({ ctx, workspaceId, sentence, answers })
  const sources = listSources({ plan, answers, questionIds: composed.questionIds })
  const slides = await readSlides(ctx, workspaceId, reelId)
  const isOwn = answers.length > 0 || !plan.isKnown
  const hasSources = isOwn && slides.length === sources.length
  const facts = listNewFacts({ sentence: plan.sentence, questions: plan.questions, answers })
  return {
    title: `${copy.ready}: ${copy.slides(slides.length)}`,
    text: [
      copy.about(plan.sentence),
      slides
        .map((slide, index) => `${index + 1}. ${slide}${hasSources ? (sources[index] ?? '') : ''}`)
        .join('\n'),
      note,
    ]
      .filter(Boolean)
      .join('\n\n'),
    rows: composeRows(dialog, { reelId, hasFacts: facts.length > 0, isBuilt }),
  }
}
