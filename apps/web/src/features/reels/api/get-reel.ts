import { getReel } from '@kadr/contract/reels'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { hasActive } from '../../../renders/model/follow-generations.ts'
import { useLiveGenerations } from '../../../renders/model/use-live-generations.ts'
import { deletionOf } from './delete-reel.ts'

export const useReel = (id: string) => {
  const isSignedIn = useIsSignedIn()
  const isBeingDeleted = useIsMutating({ mutationKey: deletionOf(id) }) > 0
  const query = useQuery({
    ...useApi().query(getReel, { params: { id } }),
    enabled: isSignedIn && !isBeingDeleted,
  })
  useLiveGenerations(hasActive(query.data && [query.data.lastGeneration]))
  return query
}
