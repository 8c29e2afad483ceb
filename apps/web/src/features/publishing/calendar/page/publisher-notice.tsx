import { getNetwork } from '../../../../networks/index.ts'
import { formatTime } from '../../../../platform/text/format.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { usePublisherStatus } from '../api/calendar.queries.ts'
import { copy } from '../copy.ts'
import { useCalendarContext } from './calendar-context.ts'

export const PublisherNotice = () => {
  const { timeZone } = useCalendarContext()
  const { data: status } = usePublisherStatus()
  if (!status) return null
  return (
    <>
      {status.isLate ? (
        <Banner tone="danger" title={copy.publisher.late} text={copy.publisher.lateText} />
      ) : null}
      {status.pausedNetworks.map(({ network, until, message }) => (
        <Banner
          key={network}
          tone="warning"
          title={copy.publisher.paused(getNetwork(network).title)}
          text={`${message} ${copy.publisher.until(formatTime({ instant: until, timeZone }))}`}
        />
      ))}
    </>
  )
}
