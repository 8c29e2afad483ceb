import {
  createGroupLink,
  deleteNotificationGroup,
  type GroupTopic,
  listNotificationGroups,
  updateNotificationGroup,
} from '@kadr/contract/notification-groups'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation, useOptimisticMutation } from '../../../platform/api-hooks.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useApi } from '../../../platform/services.tsx'
import { notify } from '../../../ui/toast.tsx'
import { groupsCopy } from '../groups-copy.ts'

const POLL_MS = 3000

/** While a link is shown, the group may be connected in Telegram at any moment. */
export const useGroups = ({ isWaiting }: { isWaiting: boolean }) =>
  useQuery({
    ...useApi().query(listNotificationGroups),
    refetchInterval: isWaiting ? POLL_MS : false,
  })

export const useCreateGroupLink = () => useApiMutation((api) => api.call(createGroupLink))

/** Shown at once; a failure takes it back and is told. */
export const useChooseTopics = () => {
  const { mutate } = useOptimisticMutation({
    send: (api, { id, topics }: { id: string; topics: GroupTopic[] }) =>
      api.call(updateNotificationGroup, { params: { id }, body: { topics } }),
    cached: (api) => api.query(listNotificationGroups),
    change: (now, { id, topics }) => ({
      items: now.items.map((group) => (group.id === id ? { ...group, topics } : group)),
    }),
    scope: 'notification-groups',
  })
  return (chosen: { id: string; topics: GroupTopic[] }) =>
    mutate(chosen, {
      onError: (error) => notify.error(groupsCopy.failed, { text: failureText(error) }),
    })
}

export const useDeleteGroup = () =>
  useApiMutation((api, id: string) => api.call(deleteNotificationGroup, { params: { id } }))
