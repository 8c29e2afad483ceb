import {
  getPublisherSettings,
  listHashtagSets,
  listSlots,
} from '@kadr/contract/publishing/publisher-setup'
import { listSnippets } from '@kadr/contract/publishing/snippets'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const usePublisherSettings = () =>
  useQuery({ ...useApi().query(getPublisherSettings), enabled: useIsSignedIn() })

export const useSlots = () => useQuery({ ...useApi().query(listSlots), enabled: useIsSignedIn() })

export const useHashtagSets = () =>
  useQuery({ ...useApi().query(listHashtagSets), enabled: useIsSignedIn() })

export const useSnippets = () =>
  useQuery({ ...useApi().query(listSnippets), enabled: useIsSignedIn() })
