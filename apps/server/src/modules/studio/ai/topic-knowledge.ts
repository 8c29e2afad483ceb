import { setImmediate } from 'node:timers/promises'
import { AiFailure, type Facts, write } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { Answer, AskPlan } from '@kadr/contract/studio/questions'
import type { AppContext } from '../../../context.ts'
import { readKnownFacts } from './known-facts.ts'
import { readFacts } from './read-facts.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const NEVER = new AbortController().signal

/** A dry run of the templates: nothing is stored or charged. What an engine knows only the engine can tell. */
const canWrite = async ({
  ctx,
  task,
  facts,
}: {
  ctx: AppContext
  task: AiTask
  facts: Facts
}): Promise<boolean> => {
  if (!ctx.ai.isOffline) return true
  try {
    for await (const event of write({ engine: ctx.ai, task, facts, seed: '', signal: NEVER })) {
      if (event.type !== 'output') continue
      return event.output.kind !== 'slideshow' || event.output.isKnown
    }
    return false
  } catch (error) {
    if (error instanceof AiFailure) return false
    throw error
  }
}

/** Answers that the workspace has given before, when they are enough; null when a person has to be asked. */
const answersOfFacts = ({ questions }: AskPlan): Answer[] | null => {
  const known = questions.flatMap(({ id, fact }) =>
    fact?.isFresh ? [{ questionId: id, text: fact.text }] : [],
  )
  const isEnough = questions
    .filter(({ isRequired }) => isRequired)
    .every(({ id }) => known.some(({ questionId }) => questionId === id))
  return isEnough && known.length > 0 ? known : null
}

export type TopicKnowledge = {
  /** The text can be written without a word from the person. */
  isKnown: boolean
  /** Of facts of the business, when they answer all that is needed. */
  answers: Answer[] | null
}

/** Tells of each task whether it can be written or a person has to be asked first; the facts are read once. */
export const readTopicKnowledge = async ({
  ctx,
  workspaceId,
  tasks,
}: InWorkspace & {
  /** `sentence`: what the questions would be about. */
  tasks: readonly { task: AiTask; sentence: string }[]
}): Promise<TopicKnowledge[]> => {
  const [first] = tasks
  if (!first) return []
  const { planQuestions } = await import('@kadr/writer/questions')
  const common = await readFacts({ ctx, workspaceId, task: first.task })
  const facts = await readKnownFacts({ ctx, workspaceId })
  const now = ctx.clock.now()
  const known: TopicKnowledge[] = []
  for (const { task, sentence } of tasks) {
    const plan = planQuestions({ sentence, facts, now })
    const isKnown = await canWrite({ ctx, task, facts: { ...common, plan } })
    known.push({ isKnown, answers: answersOfFacts(plan) })
    // Other requests go on between two topics.
    await setImmediate()
  }
  return known
}
