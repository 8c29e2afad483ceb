import type { AskPlan, Question } from '@kadr/contract/studio/questions'
import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { hasChip, isContinuation } from '@kadr/domain/studio/questions/chips'
import type { AppContext } from '../../../context.ts'
import type { BotButton, DialogAction, MessageContent } from '../../delivery/bot-outbox/index.ts'
import { copy } from './copy.ts'
import { findAnswer, findOpen, isList, listAsked } from './dialog-steps.ts'
import type { DialogRow } from './dialogs.repository.ts'

export type Shown = { ctx: AppContext; dialog: DialogRow; plan: AskPlan; note?: string | undefined }
type Offered = { templates: readonly ReelTemplate[] }

const CHIPS_PER_ROW = 2
const MAX_BUTTON = 60

export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

export const dialogOf = ({ id, version }: DialogRow) => ({ dialog: { id, version } })

const inRows = (buttons: readonly BotButton[]): BotButton[][] =>
  Array.from({ length: Math.ceil(buttons.length / CHIPS_PER_ROW) }, (_, row) =>
    buttons.slice(row * CHIPS_PER_ROW, (row + 1) * CHIPS_PER_ROW),
  )

/** «₽ за час» goes on with a number, so it is no answer by itself. */
const composeChips = (dialog: DialogRow, question: Question): BotButton[][] => {
  const chosen = isList(question) ? (findAnswer(dialog, question.id) ?? '') : ''
  return inRows(
    question.chips
      .filter((chip) => !isContinuation(chip))
      .map((chip) => ({
        text: `${hasChip(chosen, chip) ? '✓ ' : ''}${chip}`.slice(0, MAX_BUTTON),
        action: { kind: 'dialog_chip', ...dialogOf(dialog), chip },
      })),
  )
}

/** What the workspace said before, or what was answered a moment ago. */
const describeNow = ({ dialog }: Shown, question: Question): string => {
  const { id, fact, keepsAs } = question
  const typed = findAnswer(dialog, id)
  if (typed) return dialog.isEditing ? copy.now(typed) : copy.chosen(typed)
  if (typed !== undefined || !fact) return ''
  if (fact.isFresh) return `${copy.now(fact.text)} (${copy.ofBusiness(dayOf(fact.date))})`
  const ask = keepsAs === 'price' ? copy.oldPrice : copy.old
  return ask(fact.text, dayOf(fact.date))
}

const nextLabel = ({ dialog }: Shown, { id, fact }: Question): string | undefined => {
  const typed = findAnswer(dialog, id)
  if (dialog.isEditing) return typed !== undefined || fact?.isFresh ? copy.keep : undefined
  if (typed) return copy.next
  return fact && !fact.isFresh ? copy.same : undefined
}

export const composeQuestion = (shown: Shown & Offered): MessageContent => {
  const { ctx, dialog, plan, note, templates } = shown
  const question = findOpen({ plan, dialog })
  if (!question) return { title: '', text: note ?? copy.ended, rows: [] }
  const asked = listAsked({ plan, dialog })
  const number = asked.findIndex(({ id }) => id === question.id) + 1
  const of = dialogOf(dialog)
  const button = (text: string, kind: 'dialog_finish' | 'dialog_next' | 'dialog_skip') => ({
    text,
    action: { kind, ...of } satisfies DialogAction,
  })
  const label = nextLabel(shown, question)
  const isFirst = number === 1 && !dialog.isEditing
  return {
    title: copy.question(number, asked.length),
    text: [
      note,
      isFirst ? copy.about(plan.sentence) : '',
      [question.text, describeNow(shown, question)].filter(Boolean).join('\n'),
      copy.example(question.example),
      isFirst ? copy.howTo(ctx.ai.transcribe !== null) : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    rows: [
      ...composeChips(dialog, question),
      label === undefined ? [] : [button(label, 'dialog_next')],
      [button(copy.skip, 'dialog_skip'), button(copy.finish, 'dialog_finish')],
      ...templates.map(({ id: templateId, name }): BotButton[] => [
        {
          text: copy.ofTemplate(name).slice(0, MAX_BUTTON),
          action: { kind: 'dialog_template', ...of, templateId },
        },
      ]),
    ],
  }
}

export const composeOffer = ({ dialog, plan, note }: Shown): MessageContent => {
  const { answers = [], rest = '' } = dialog.offered ?? {}
  const lines = answers.map(({ questionId, text }) => {
    const question = plan.questions.find(({ id }) => id === questionId)
    return `${question?.text ?? ''}\n— ${text}`
  })
  const button = (text: string, isOne: boolean): BotButton => ({
    text,
    action: { kind: 'dialog_split', ...dialogOf(dialog), isOne },
  })
  return {
    title: copy.offer,
    text: [note, ...lines, rest === '' ? '' : copy.offeredRest(rest)].filter(Boolean).join('\n\n'),
    rows: [[button(copy.accept, false), button(copy.isOne, true)]],
  }
}
