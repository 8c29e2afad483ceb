import {
  createGroupLink,
  deleteNotificationGroup,
  type GroupTopic,
  listNotificationGroups,
  updateNotificationGroup,
} from '@kadr/contract/delivery/notification-groups'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { groupsCopy } from '../groups-copy.ts'

export const useCreateGroupLink = () => useApiMutation((api) => api.call(createGroupLink))

/** Optimistic: rolled back with a toast on failure. */
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
