export const ASSIST_WAYS = [
  'write',
  'shorter',
  'longer',
  'tone',
  'adapt',
  'hashtags',
  'alt',
] as const
export type AssistWay = (typeof ASSIST_WAYS)[number]
