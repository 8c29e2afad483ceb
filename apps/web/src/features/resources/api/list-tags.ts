import { listTags } from '@kadr/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useTags = () => useQuery({ ...useApi().query(listTags), enabled: useIsSignedIn() })
