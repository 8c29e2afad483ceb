import { describeLink } from '@kadr/contract/identity/auth'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'

export const useLinkDescription = (linkToken: string) =>
  useQuery(useApi().query(describeLink, { params: { linkToken } }))
