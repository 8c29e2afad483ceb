import { getDemo } from '@kadr/contract/operations/demo'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'

const ASK_AGAIN_MS = 5000

/** The figures of the example are those of months, read at once: until all are there, sums would change under one's hands. */
export const useIsCollecting = (): boolean => {
  const isSignedIn = useIsSignedIn()
  const workspace = useCurrentWorkspace()
  const { data } = useQuery({
    ...useApi().query(getDemo),
    enabled: isSignedIn && workspace?.isPersonal === true,
    refetchInterval: ({ state }) => (state.data?.isCollecting ? ASK_AGAIN_MS : false),
  })
  return workspace?.isPersonal === true && data?.isCollecting === true
}
