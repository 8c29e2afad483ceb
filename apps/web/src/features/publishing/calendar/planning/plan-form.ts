import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import type { WallDay } from '../dates/wall-day.ts'
import { planCopy } from './copy.ts'

export type PlanForm = {
  topic: string
  productId: string | null
  period: 'week' | 'month'
  postsPerWeek: number
  from: string
  time: string
}

export type PlanErrors = { topic?: string; from?: string; time?: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/

/** Messages in Russian by field. */
export const findPlanErrors = ({
  form,
  today,
}: {
  form: PlanForm
  today: WallDay
}): PlanErrors => ({
  ...(form.topic.trim() === '' && form.productId === null && { topic: planCopy.needs.topic }),
  ...((!DAY.test(form.from) || form.from < today) && { from: planCopy.needs.from }),
  ...(!TIME.test(form.time) && { time: planCopy.needs.time }),
})

export const planTask = (form: PlanForm): AiTaskInput => ({ kind: 'content_plan', ...form })
