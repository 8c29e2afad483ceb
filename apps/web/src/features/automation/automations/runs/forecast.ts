import type { Automation } from '@kadr/contract/automation/automations'
import { forecastPoints, type RunCost } from '@kadr/domain/automation/rule-cost'
import { isUnlimited } from '@kadr/domain/money/limits'
import { runsCopy } from './copy.ts'

export type PointsLeft = { videoGenerations: number; aiGenerations: number }

/** Of the active rules, without the edited one. */
export const forecastOthers = (rules: readonly Automation[], id?: number): RunCost =>
  forecastPoints(rules.filter((rule) => !rule.isPaused && rule.id !== id))

const isShort = (need: number, left: number) => !isUnlimited(left) && need > left

/** Whether the remaining points are fewer than a month of runs needs. */
export const isForecastShort = (
  { videos, ai }: RunCost,
  { videoGenerations, aiGenerations }: PointsLeft,
): boolean => isShort(videos, videoGenerations) || isShort(ai, aiGenerations)

/** «12 видео и 40 ИИ-запросов»: what is left of the kinds that are needed. */
export const describeLeft = (
  { videos, ai }: RunCost,
  { videoGenerations, aiGenerations }: PointsLeft,
): string => {
  const parts = [
    ...(videos > 0 ? [{ left: videoGenerations, name: runsCopy.videos }] : []),
    ...(ai > 0 ? [{ left: aiGenerations, name: runsCopy.requests }] : []),
  ].filter(({ left }) => !isUnlimited(left))
  return parts.length > 0
    ? parts.map(({ left, name }) => name(left)).join(' и ')
    : runsCopy.forecast.unlimited
}
