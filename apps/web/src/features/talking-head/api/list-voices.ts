import { listVoices } from '@kadr/contract/speech'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useVoices = () => useQuery(useApi().query(listVoices))
