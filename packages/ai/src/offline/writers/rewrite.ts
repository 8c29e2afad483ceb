import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { findField } from '../knowledge/find-field.ts'
import { listTips } from '../list-tips.ts'
import { retoneText } from '../retone-text.ts'
import { shortenText, splitTail } from '../shorten-text.ts'
import type { WriterContext } from '../writer-context.ts'

/** A text that lost less was concise already. */
const MAX_SHARE = 0.92
const ADDED_TIPS = 2

/** Adds advice of the field the text is about; made-up sentences would say nothing. */
const lengthen = ({ random, avoids }: WriterContext, text: string): string | undefined => {
  const field = findField(text)
  if (!field) return undefined
  const { body, tail } = splitTail(text)
  const tips = listTips({ field, topic: body, random, avoids })
    .filter((tip) => !body.includes(tip))
    .slice(0, ADDED_TIPS)
    .map((tip) => `— ${tip}.`)
  return [body, `Пригодится:\n${tips.join('\n')}`, tail].filter((part) => part !== '').join('\n\n')
}

const shorten = (text: string): string | undefined => {
  const short = shortenText(text)
  return short.length <= text.length * MAX_SHARE ? short : undefined
}

const MODES: Readonly<
  Record<AiTaskOf<'rewrite'>['mode'], (context: WriterContext, text: string) => string | undefined>
> = {
  shorter: (_, text) => shorten(text),
  longer: lengthen,
  tone: ({ tone }, text) => retoneText(text, tone),
}

export const writeRewrite = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'rewrite'>
}) => {
  const text = MODES[task.mode](context, task.text)
  if (text === undefined || text === task.text) throw new AiFailure({ reason: 'unable' })
  return { text }
}
