import {
  getNotificationSettings,
  getPush,
  subscribePush,
  unsubscribePush,
  updateNotificationSettings,
} from '@kadr/contract/notification-settings'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation, useOptimisticMutation } from '../../../platform/api-hooks.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useApi } from '../../../platform/services.tsx'
import { notify } from '../../../ui/toast.tsx'
import { settingsCopy } from '../settings-copy.ts'

type Changes = RouteRequest<typeof updateNotificationSettings>['body']

export const useSettings = () => useQuery(useApi().query(getNotificationSettings))

/** Shown at once; a failure takes it back and is told. */
export const useUpdateSettings = () => {
  const { mutate } = useOptimisticMutation({
    send: (api, body: Changes) => api.call(updateNotificationSettings, { body }),
    cached: (api) => api.query(getNotificationSettings),
    change: (now, { matrix, quietHours, isUrgentLetThrough }) => ({
      ...now,
      matrix: { ...now.matrix, ...matrix },
      ...(quietHours !== undefined && { quietHours }),
      ...(isUrgentLetThrough !== undefined && { isUrgentLetThrough }),
    }),
    // Later choices must not be overtaken by earlier ones.
    scope: 'notification-settings',
  })
  return (changes: Changes) =>
    mutate(changes, {
      onError: (error) => notify.error(settingsCopy.failed, { text: failureText(error) }),
    })
}

export const usePush = () => useQuery(useApi().query(getPush))

export const useSubscribePush = () =>
  useApiMutation((api, body: RouteRequest<typeof subscribePush>['body']) =>
    api.call(subscribePush, { body }),
  )

export const useUnsubscribePush = () =>
  useApiMutation((api, id: string) => api.call(unsubscribePush, { params: { id } }))
