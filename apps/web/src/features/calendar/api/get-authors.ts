import { listAuthors } from '@kadr/contract/posts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useAuthors = () =>
  useQuery({ ...useApi().query(listAuthors), enabled: useIsSignedIn() })
