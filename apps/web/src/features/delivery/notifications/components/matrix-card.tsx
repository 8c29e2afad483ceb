import type {
  NotificationChannel,
  NotificationSettings,
} from '@kadr/contract/delivery/notification-settings'
import { type NotificationTopic, notificationTopic } from '@kadr/contract/delivery/notifications'
import { isLocked } from '@kadr/domain/delivery/channels'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { TOPIC_NAME } from '../copy.ts'
import { CHANNEL_NAME, settingsCopy, TOPIC_HINT } from '../settings-copy.ts'

type Props = {
  settings: NotificationSettings
  onChange: (matrix: Partial<NotificationSettings['matrix']>) => void
}

const { matrix: copy } = settingsCopy

/** A row for each topic, a column for each channel that this installation has. */
export const MatrixCard = ({ settings: { matrix, channels }, onChange }: Props) => {
  const columns: NotificationChannel[] = [
    'app',
    ...new Set(
      channels.flatMap(({ channel, state }): NotificationChannel[] => {
        if (state === 'unavailable') return []
        return [isMessenger(channel) ? 'messenger' : channel]
      }),
    ),
  ]
  const toggle = (topic: NotificationTopic, channel: NotificationChannel) => {
    const chosen = matrix[topic]
    const next = chosen.includes(channel)
      ? chosen.filter((one) => one !== channel)
      : [...chosen, channel]
    onChange({ [topic]: next })
  }
  return (
    <Card padding="none">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="border-b border-line text-caption text-ink-3">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {copy.topic}
            </th>
            {columns.map((channel) => (
              <th key={channel} scope="col" className="w-14 py-3 text-center font-medium md:w-20">
                {CHANNEL_NAME[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {notificationTopic.options.map((topic) => (
            <tr key={topic}>
              <th scope="row" className="px-4 py-2 text-label font-medium">
                {TOPIC_NAME[topic]}
                {TOPIC_HINT[topic] ? (
                  <span className="block text-caption text-ink-3">{TOPIC_HINT[topic]}</span>
                ) : null}
              </th>
              {columns.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    label={
                      <span className="sr-only">
                        {copy.cell(TOPIC_NAME[topic], CHANNEL_NAME[channel])}
                      </span>
                    }
                    checked={matrix[topic].includes(channel)}
                    disabled={isLocked(topic, channel)}
                    onChange={() => toggle(topic, channel)}
                    className="relative justify-center gap-0!"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
