import { type AiTaskInput, aiTask } from '@kadr/contract/studio/ai-tasks'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import { askOnce } from '../../../studio/ai/index.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'

const POST =
  'Друзья! Открыли запись на декабрь: восемь занятий, новые группы по будням в 19:00, по субботам в 12:00. Глина, фартук и обжиг входят в цену, опыт не нужен. Пишите в сообщения, мест в группе шесть.'

/** Requests of a pottery workshop that the offline writer answers. */
const REQUESTS: readonly AiTaskInput[] = [
  { kind: 'hooks', topic: 'Как выбрать изделие ручной работы', count: 6 },
  {
    kind: 'caption',
    topic: 'Открыли запись на декабрь: гончарный круг, 2 800 ₽ за занятие',
    length: 'short',
  },
  { kind: 'rewrite', text: POST, mode: 'shorter' },
  { kind: 'hashtags', text: 'Керамика ручной работы, мастер-класс в Нижнем Новгороде', count: 8 },
  { kind: 'adapt', text: POST, networks: ['telegram', 'threads', 'bluesky'] },
  { kind: 'slideshow', topic: 'Ручная работа: 4 ошибки мастера', slides: 6 },
  { kind: 'comment_reply', comment: 'А можно прийти с ребёнком шести лет?', postText: POST },
]

const HOURS_BETWEEN = 7

const ask = (
  { ctx, actor, signal }: StepInput,
  { task, index }: { task: AiTaskInput; index: number },
) =>
  askOnce({
    ctx,
    asker: { workspaceId: actor.workspaceId, userId: actor.userId },
    task: z.parse(aiTask, task),
    key: `demo-ai-${index}`,
    at: new Date(ctx.clock.now().getTime() - (REQUESTS.length - index) * HOURS_BETWEEN * HOUR_MS),
    signal,
  })

/** Requests of the last days, oldest first. Skipped for an engine that costs money. */
export const askAi: DemoStep = {
  name: 'ai',
  async run(input) {
    if (!input.ctx.ai.isOffline) return
    for (const [index, task] of REQUESTS.entries()) await ask(input, { task, index })
  },
}
