import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import {
  createAutomation,
  deleteAutomation,
  makePlannedRuns,
  pauseAutomation,
  readAutomationFeed,
  runAutomation,
  saveAutomation,
  skipPlannedRun,
  swapPlannedRun,
} from '@kadr/contract/automation/automations'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export const useCreateAutomation = () =>
  useApiMutation(
    (api, { key, ...body }: { rule: AutomationRule; isPaused: boolean; key: string }) =>
      api.call(createAutomation, { body, headers: { 'idempotency-key': key } }),
  )

export const useSaveAutomation = () =>
  useApiMutation((api, { id, ...body }: { id: number; version: number; rule: AutomationRule }) =>
    api.call(saveAutomation, { params: { id }, body }),
  )

export const usePauseAutomation = () =>
  useApiMutation((api, { id, isPaused }: { id: number; isPaused: boolean }) =>
    api.call(pauseAutomation, { params: { id }, body: { isPaused } }),
  )

export const useDeleteAutomation = () =>
  useApiMutation((api, { id, withPosts }: { id: number; withPosts: boolean }) =>
    api.call(deleteAutomation, { params: { id }, query: { withPosts: String(withPosts) } }),
  )

export const useRunAutomation = () =>
  useApiMutation((api, { id, topic, key }: { id: number; topic: string; key: string }) =>
    api.call(runAutomation, {
      params: { id },
      headers: { 'idempotency-key': key },
      body: topic === '' ? {} : { topic },
    }),
  )

export const useSkipRun = () =>
  useApiMutation((api, { id, ...body }: { id: number; wallTime: string; isSkipped: boolean }) =>
    api.call(skipPlannedRun, { params: { id }, body }),
  )

export const useSwapRun = () =>
  useApiMutation((api, { id, ...body }: { id: number; wallTime: string; topic?: string }) =>
    api.call(swapPlannedRun, { params: { id }, body }),
  )

export const useMakeRuns = () =>
  useApiMutation((api, { id, count }: { id: number; count: number }) =>
    api.call(makePlannedRuns, { params: { id }, body: { count } }),
  )

export const useReadFeed = () =>
  useApiMutation((api, id: number) => api.call(readAutomationFeed, { params: { id } }))
