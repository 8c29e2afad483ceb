import type { Conversation } from '@kadr/contract/audience/conversation'
import { answerThread, sendAnswers } from '../../../audience/conversation-answers/index.ts'
import { runReader } from '../../../audience/conversation-reader/index.ts'
import { createRule, listRules } from '../../../audience/conversation-rules/index.ts'
import {
  changeThreads,
  listAccounts,
  listThreads,
  putPersonNote,
  switchAccount,
} from '../../../audience/conversations/index.ts'
import { createSavedAnswer, listSavedAnswers } from '../../../audience/saved-answers/index.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'

const SAVED = [
  { title: 'Часы', text: '{имя}, мы открыты каждый день с 11 до 20.' },
  {
    title: 'Запись',
    text: 'Записаться можно в профиле: ссылка «Запись». Если мест нет, напишите нам.',
  },
  { title: 'Доставка', text: 'Отправляем по всей стране, посылка собирается за два дня.' },
] as const

const PRICES = {
  name: 'Спрашивают о цене',
  conditions: {
    words: ['сколько стоит', 'цена', 'почём'],
    isQuestion: null,
    tone: null,
    kinds: [],
    connectionIds: [],
    postIds: [],
  },
  action: { kind: 'label' as const, label: 'цена' },
  capPerHour: 20,
  capPerDay: 100,
}

const switchOn = async ({ ctx, actor }: StepInput) => {
  for (const { connectionId, isOn, refusal } of await listAccounts({ ctx, actor })) {
    if (isOn || refusal !== null) continue
    await switchAccount({ ctx, actor, id: connectionId, isOn: true })
  }
}

const addSettings = async ({ ctx, actor }: StepInput) => {
  const { workspaceId } = actor
  const known = await listSavedAnswers({ ctx, workspaceId })
  for (const input of SAVED) {
    if (known.some(({ title }) => title === input.title)) continue
    await createSavedAnswer({ ctx, workspaceId, input })
  }
  const rules = await listRules({ ctx, actor })
  if (!rules.some(({ name }) => name === PRICES.name)) {
    await createRule({ ctx, actor, rule: PRICES })
  }
}

const MAX_ANSWERED = 4
const THANKS = 'Спасибо, что написали. Рады, что понравилось.'

/** The kind ones are thanked, so that the list has what is answered, too. */
const answerSome = async ({ ctx, actor }: StepInput, threads: readonly Conversation[]) => {
  const kind = threads.filter(({ tone, isQuestion }) => tone === 'good' && !isQuestion)
  for (const { id, version } of kind.slice(0, MAX_ANSWERED)) {
    const answer = {
      text: THANKS,
      mediaId: null,
      itemId: null,
      isPrivate: false,
      key: `demo:${id}`,
    }
    await answerThread({ ctx, actor, id, version, answer })
  }
}

const sortSome = async ({ ctx, actor }: StepInput, threads: readonly Conversation[]) => {
  const questions = threads.filter(({ isQuestion }) => isQuestion)
  const [first, second] = questions
  if (first) {
    const change = { kind: 'assign' as const, userId: actor.userId }
    await changeThreads({ ctx, actor, ids: [first.id], change })
  }
  if (second) {
    const change = { kind: 'label' as const, label: 'мастер-класс', isOn: true }
    await changeThreads({ ctx, actor, ids: [second.id], change })
    const note = { text: 'Была на пробном занятии в феврале', labels: ['ученица'] }
    await putPersonNote({ ctx, actor, id: second.id, note })
  }
}

/** What strangers of the sandbox write under the published posts, partly answered and sorted. */
export const fillInbox: DemoStep = {
  name: 'inbox',
  async run(input) {
    const { ctx, actor, signal } = input
    await switchOn(input)
    await addSettings(input)
    await runReader({ ctx, signal })
    const { items } = await listThreads({ ctx, actor, query: { tab: 'new', limit: 50 } })
    await answerSome(input, items)
    await sortSome(input, items)
    await sendAnswers({ ctx, signal })
  },
}
