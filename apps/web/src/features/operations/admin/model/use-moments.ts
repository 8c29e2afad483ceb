import { useAccount } from '../../../../platform/api/services.tsx'
import { formatTime } from '../../../../platform/text/format.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'

export const useMoments = () => {
  const timeZone = useAccount((account) => account.user?.timeZone) ?? 'Europe/Moscow'
  return {
    /** «сегодня в 14:05», «12 мая». */
    moment: (at: string) => describeMoment({ at: new Date(at), now: new Date(), timeZone }),
    time: (at: string) => formatTime({ instant: at, timeZone }),
  }
}
