import { getConfig } from '@kadr/contract/config'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './services.tsx'

export const useConfig = () => useQuery(useApi().query(getConfig))
