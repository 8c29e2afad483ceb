import { type AiTaskOf, type ContentFormat, contentFormat } from '@kadr/contract/studio/ai-tasks'
import { addDays } from '@kadr/domain/publishing/schedule/wall-time'

const DAYS = 7
const WEEKS = { week: 1, month: 4 } as const

/** Local days of a plan, spread over each week as evenly as possible. */
export const planDays = ({
  from,
  period,
  postsPerWeek,
}: Pick<AiTaskOf<'content_plan'>, 'from' | 'period' | 'postsPerWeek'>): string[] =>
  Array.from({ length: WEEKS[period] }, (_, week) =>
    Array.from({ length: postsPerWeek }, (_, index) => {
      const days = week * DAYS + Math.floor((index * DAYS) / postsPerWeek)
      return addDays({ wallTime: `${from}T00:00`, days }).slice(0, 10)
    }),
  ).flat()

/** Parses a format; anything unknown is a post. */
export const findFormat = (text: string): ContentFormat =>
  contentFormat.options.find((format) => format === text) ?? 'post'

export const FORMAT_LIST =
  'post (пост), slideshow (слайдшоу), talking_head (говорящая голова), product_demo (показ продукта), meme (мем)'
