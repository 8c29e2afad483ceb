import { askPlan, type Question } from '@kadr/contract/studio/questions'
import { z } from 'zod'
import { ask, type Writer } from './posts.ts'
import type { TestShell } from './test-shell.ts'

const dialogRow = z.object({
  id: z.number(),
  version: z.number(),
  state: z.string(),
  answers: z.array(z.object({ questionId: z.string(), text: z.string() })),
  reel_id: z.string().nullable(),
  reel_version: z.number().nullable(),
})

/** The questions of the bot to a person, as they are stored. */
export const findDialogOf = async (app: TestShell, { userId }: Pick<Writer, 'userId'>) => {
  const sql = `select id::int, version, state, answers, reel_id, reel_version
    from bot_dialogs where user_id = $1`
  const { rows } = await app.database.pool.query(sql, [userId])
  return dialogRow.parse(rows[0])
}

export const listItems = async (app: TestShell, who: Writer, path: string) => {
  const { data } = await ask(app, who, { path })
  return z.object({ items: z.array(z.looseObject({})) }).parse(data).items
}

export const listQuestions = async (
  app: TestShell,
  who: Writer,
  sentence: string,
): Promise<Question[]> => {
  const body = { sentence }
  const { data } = await ask(app, who, { method: 'POST', path: '/ai/questions', body })
  return z.object({ plan: askPlan }).parse(data).plan.questions
}

const LISTS = ['Сплав по Чусовой на выходные', 'Байкальский лёд, тур на 5 дней']

/** A sentence with a question that is a list, and a word of it to press. */
export const findListQuestion = async (app: TestShell, who: Writer) => {
  for (const sentence of LISTS) {
    const questions = await listQuestions(app, who, sentence)
    for (const [at, { id, role, chips }] of questions.entries()) {
      const chip = chips.find((one) => /^\p{Lu}/u.test(one))
      if (role === 'list' && chip) return { sentence, at, chip, id }
    }
  }
  throw new Error('No list has words to press')
}
