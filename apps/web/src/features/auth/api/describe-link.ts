import { describeLink } from '@kadr/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useLinkDescription = (linkToken: string) =>
  useQuery(useApi().query(describeLink, { params: { linkToken } }))
