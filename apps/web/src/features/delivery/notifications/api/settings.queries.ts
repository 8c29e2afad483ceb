import { getNotificationSettings, getPush } from '@kadr/contract/delivery/notification-settings'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/services.tsx'

export const useSettings = () => useQuery(useApi().query(getNotificationSettings))

export const usePush = () => useQuery(useApi().query(getPush))
