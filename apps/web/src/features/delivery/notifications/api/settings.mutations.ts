import type { RouteRequest } from '@kadr/contract/base/route'
import {
  getNotificationSettings,
  subscribePush,
  unsubscribePush,
  updateNotificationSettings,
} from '@kadr/contract/delivery/notification-settings'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { settingsCopy } from '../settings-copy.ts'

type Changes = RouteRequest<typeof updateNotificationSettings>['body']

/** Optimistic: rolled back with a toast on failure. */
export const useUpdateSettings = () => {
  const { mutate } = useOptimisticMutation({
    send: (api, body: Changes) => api.call(updateNotificationSettings, { body }),
    cached: (api) => api.query(getNotificationSettings),
    change: (now, { matrix, quietHours, isUrgentLetThrough, firstMessenger }) => ({
      ...now,
      matrix: { ...now.matrix, ...matrix },
      ...(quietHours !== undefined && { quietHours }),
      ...(isUrgentLetThrough !== undefined && { isUrgentLetThrough }),
      ...(firstMessenger && { firstMessenger }),
    }),
    // Later choices must not be overtaken by earlier ones.
    scope: 'notification-settings',
  })
  return (changes: Changes) =>
    mutate(changes, {
      onError: (error) => notify.error(settingsCopy.failed, { text: failureText(error) }),
    })
}

export const useSubscribePush = () =>
  useApiMutation((api, body: RouteRequest<typeof subscribePush>['body']) =>
    api.call(subscribePush, { body }),
  )

export const useUnsubscribePush = () =>
  useApiMutation((api, id: string) => api.call(unsubscribePush, { params: { id } }))
