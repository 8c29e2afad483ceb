import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { TopicCoverage } from '@kadr/contract/automation/automations'
import type { AppContext } from '../../../../context.ts'
import { readTopicKnowledge } from '../../../studio/ai/index.ts'
import { NO_SUBJECT } from '../run/run-subject.ts'
import { taskOf } from '../run/run-task.ts'

/** Each takes milliseconds of the process. */
const MAX_CHECKED = 40

const topicsOf = ({ source }: AutomationRule): string[] => {
  switch (source.kind) {
    case 'topics':
      return [...new Set(source.topics)]
    case 'hooks':
    case 'folder':
      return source.topic === '' ? [] : [source.topic]
    default:
      return []
  }
}

/** Which topics can be written at once and which will be asked about; null where only an engine could tell. */
export const coverTopics = async ({
  ctx,
  workspaceId,
  rule,
}: {
  ctx: AppContext
  workspaceId: string
  rule: AutomationRule
}): Promise<TopicCoverage | null> => {
  const all = topicsOf(rule)
  const topics = all.slice(0, MAX_CHECKED)
  if (topics.length === 0 || !ctx.ai.isOffline) return null
  const tasks = topics.map((topic) => ({
    task: taskOf({ rule, subject: { ...NO_SUBJECT, topic }, hook: '', answers: null }),
    sentence: topic,
  }))
  const known = await readTopicKnowledge({ ctx, workspaceId, tasks })
  const asks = topics.filter((_, index) => {
    const one = known[index]
    return one && !one.isKnown && one.answers === null
  })
  return { checked: topics.length, isWhole: topics.length === all.length, asks }
}
