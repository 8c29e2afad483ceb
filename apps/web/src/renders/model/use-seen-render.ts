import { listNotifications, readNotifications } from '@kadr/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiMutation } from '../../platform/api-hooks.ts'
import { useApi } from '../../platform/services.tsx'

/** What is on the screen needs no notification: it is read as soon as it comes. */
export const useSeenRender = (generationId: string): void => {
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
