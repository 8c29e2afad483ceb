import { listSlots } from '@kadr/contract/publisher'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useSlots = () => useQuery({ ...useApi().query(listSlots), enabled: useIsSignedIn() })
