import type { AiStatus } from '@kadr/contract/studio/ai'
import { expect, it } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { requestOf } from './ai-request.fixture.ts'
import { findRefusal, troubleOfError, troubleOfRequest } from './ai-trouble.ts'

const status = (part: Partial<AiStatus>, meters: Partial<AiStatus['meters']> = {}): AiStatus => ({
  engineName: 'Шаблоны',
  isOffline: true,
  hears: false,
  off: null,
  limits: { requestsPerMinute: 10, maxTextLength: 10_000, maxTopicLength: 500 },
  meters: { left: 3, limit: 5, doneToday: 0, lastMinute: 0, ...meters },
  runningId: null,
  ...part,
})

it.each([
  ['AI_OFF', 'off'],
  ['PLAN_LIMIT_REACHED', 'no_points'],
  ['CONFLICT', 'second'],
  ['RATE_LIMITED', 'pace'],
  ['NETWORK', 'offline'],
  ['INTERNAL', 'unknown'],
])('maps %s to «%s»', (code, reason) => {
  const error = new ApiError({ code, message: 'Нельзя', status: 500 })
  expect(troubleOfError(error).reason).toBe(reason)
})

it('returns the invalid field of the task', () => {
  const error = new ApiError({
    code: 'VALIDATION_FAILED',
    message: 'Не длиннее',
    field: 'task.topic',
    status: 400,
  })
  expect(troubleOfError(error)).toEqual({
    reason: 'invalid',
    message: 'Не длиннее',
    field: 'topic',
  })
})

it('does not report a request cancelled by a lost connection as cancelled by the user', () => {
  const failure = { code: 'cancelled', message: 'Запрос отменён' } as const
  const request = requestOf({ state: 'cancelled', output: null, failure })
  expect(troubleOfRequest({ request, wasLost: false }).reason).toBe('cancelled')
  expect(troubleOfRequest({ request, wasLost: true }).reason).toBe('lost')
})

it('allows AI while points remain or the plan does not limit them', () => {
  expect(findRefusal({ status: status({}), canEdit: true })).toBeUndefined()
  const unlimited = status({}, { left: -1, limit: -1 })
  expect(findRefusal({ status: unlimited, canEdit: true })).toBeUndefined()
})

it('refuses without points, over the ceiling of the day and to viewers', () => {
  const spent = status({}, { left: 0 })
  expect(findRefusal({ status: spent, canEdit: true })?.reason).toBe('no_points')
  const off = status({ off: { reason: 'daily_limit', message: 'До завтра' } })
  expect(findRefusal({ status: off, canEdit: true })).toEqual({
    reason: 'off',
    message: 'До завтра',
  })
  expect(findRefusal({ status: status({}), canEdit: false })?.reason).toBe('viewer')
})
