import { getReelTemplate, listReelTemplates } from '@kadr/contract/studio/reel-templates'
import { getReel } from '@kadr/contract/studio/reels'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useTemplates = () =>
  useQuery({ ...useApi().query(listReelTemplates, {}), enabled: useIsSignedIn() })

export const useTemplate = (id: string) =>
  useQuery({
    ...useApi().query(getReelTemplate, { params: { id } }),
    enabled: useIsSignedIn(),
  })

export const useSourceReel = (id: string) =>
  useQuery({ ...useApi().query(getReel, { params: { id } }), enabled: useIsSignedIn() })
