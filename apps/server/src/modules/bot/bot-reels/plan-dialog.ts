import { ANSWER_MAX, type AskPlan, type Question } from '@kadr/contract/studio/questions'
import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { listTextAsks } from '@kadr/domain/studio/templates/spread-words'
import type { AppContext } from '../../../context.ts'
import { planSentence } from '../../studio/ai/index.ts'
import { findTemplate } from '../../studio/templates/index.ts'
import type { DialogRow } from './dialogs.repository.ts'

/** The questions of a dialog, with how long an answer to each may be. */
export type DialogPlan = AskPlan & { limits?: Readonly<Record<string, number>> }

const LONGEST_EXAMPLE = 120

export const answerLimit = ({ limits }: DialogPlan, questionId: string): number =>
  limits?.[questionId] ?? ANSWER_MAX

const toQuestion = ({ key, label, value }: ReturnType<typeof listTextAsks>[number]): Question => ({
  id: key,
  text: label,
  example: value.replaceAll('*', '').replaceAll('\n', ' · ').slice(0, LONGEST_EXAMPLE),
  chips: [],
  role: 'item',
  isRequired: true,
  fact: null,
  keepsAs: null,
})

/** A template asks for its places; nothing is written for it. */
export const planTemplate = (
  sentence: string,
  { asks }: Pick<ReelTemplate, 'asks'>,
): DialogPlan => {
  const fields = listTextAsks(asks)
  return {
    sentence,
    kind: 'about',
    tone: 'neutral',
    isQuiet: false,
    isKnown: false,
    questions: fields.map(toQuestion),
    limits: Object.fromEntries(fields.map(({ key, most }) => [key, most])),
  }
}

/** Of the template of the dialog or, without one and after it was deleted, of its sentence. */
export const planOf = async ({
  ctx,
  workspaceId,
  dialog: { sentence, templateId },
}: {
  ctx: AppContext
  workspaceId: string
  dialog: Pick<DialogRow, 'sentence' | 'templateId'>
}): Promise<DialogPlan> => {
  const template = templateId && (await findTemplate({ ctx, workspaceId, id: templateId }))
  return template ? planTemplate(sentence, template) : planSentence({ ctx, workspaceId, sentence })
}
