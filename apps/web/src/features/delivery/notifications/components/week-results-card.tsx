import type { Notification } from '@kadr/contract/delivery/notifications'
import { Check } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useReadNotifications } from '../api/notifications.mutations.ts'
import { copy } from '../copy.ts'
import { splitResults } from '../model/split-results.ts'
import { NotificationLink } from './notification-link.tsx'

/** The newest results of a week, until they are read. */
export const WeekResultsCard = ({ notifications }: { notifications: Notification[] }) => {
  const { read } = useReadNotifications()
  const [newest] = notifications
  if (!newest) return null
  const ids = notifications.map(({ id }) => id)
  const { title, text, link } = newest
  const { rows, advice } = splitResults(text)
  return (
    <Section
      title={title}
      action={
        link === null ? null : (
          <NotificationLink
            notification={{ ...newest, link }}
            ids={ids}
            className="text-label text-accent"
          >
            {copy.open}
          </NotificationLink>
        )
      }
    >
      <Card className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-4">
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
            {rows.map(({ name, value }) => (
              <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
                <dt className="text-label text-ink-2">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {advice === '' ? null : <p className="text-label text-ink-2">{advice}</p>}
        </div>
        <IconButton
          label={copy.read(title)}
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => read({ ids })}
          className="-mt-2 -mr-2"
        />
      </Card>
    </Section>
  )
}
