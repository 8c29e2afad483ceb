import { countPosts } from '@kadr/contract/posts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const usePostCounts = () =>
  useQuery({ ...useApi().query(countPosts), enabled: useIsSignedIn() })
