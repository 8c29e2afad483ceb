import { listNotifications, readNotifications } from '@kadr/contract/delivery/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { useApi } from '../../platform/api/services.tsx'

/** Marks notifications of a visible generation as read. */
export const useSeenGeneration = (generationId: string): void => {
  const { data } = useQuery(
    useApi().query(listNotifications, { query: { topic: 'reels', state: 'unread' } }),
  )
  const { mutate } = useApiMutation((api, id: string) =>
    api.call(readNotifications, { body: { generationId: id } }),
  )
  const newest = data?.items[0]?.id
  useEffect(() => {
    if (newest) mutate(generationId)
  }, [newest, generationId, mutate])
}
