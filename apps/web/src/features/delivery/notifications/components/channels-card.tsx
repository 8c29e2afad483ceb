import type { NotificationSettings } from '@kadr/contract/delivery/notification-settings'
import { Laptop, type LucideIcon, Mail, MessageCircle, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { useBrowserPush } from '../model/use-browser-push.ts'
import { CHANNEL_TITLE, STATE_TEXT, settingsCopy } from '../settings-copy.ts'

type Channel = NotificationSettings['channels'][number]

const ICONS: Readonly<Record<Channel['channel'], LucideIcon>> = {
  telegram: Send,
  max: MessageCircle,
  push: Laptop,
  email: Mail,
}

const Row = ({
  channel: { channel, state, label },
  note,
  children,
}: {
  channel: Channel
  note?: string | undefined
  children?: ReactNode
}) => {
  const Icon = ICONS[channel]
  const text = `${STATE_TEXT[channel][state]}${channel === 'email' && label ? ` ${label}` : ''}`
  return (
    <li className="flex min-h-16 flex-wrap items-start gap-3 px-4 py-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium">{CHANNEL_TITLE[channel]}</p>
        <p
          className={`text-label wrap-anywhere ${state === 'blocked' ? 'text-failed' : 'text-ink-2'}`}
        >
          {note ?? text}
        </p>
        {children}
      </div>
    </li>
  )
}

const PushRow = ({ channel }: { channel: Channel }) => {
  const { devices, canUse, isDenied, isBusy, turnOn, turnOff } = useBrowserPush()
  const { push: copy } = settingsCopy
  const obstacle = canUse ? copy.denied : copy.unsupported
  return (
    <Row channel={channel} note={isDenied || !canUse ? obstacle : undefined}>
      {devices.map(({ id, device }) => (
        <div key={id} className="flex items-center justify-between gap-3 text-label">
          <span className="min-w-0 truncate">{device}</span>
          <Button variant="text" size="sm" onClick={() => turnOff(id)}>
            {copy.off}
          </Button>
        </div>
      ))}
      {canUse && !isDenied ? (
        <Button
          variant="soft"
          size="sm"
          isLoading={isBusy}
          onClick={turnOn}
          className="mt-1 justify-self-start"
        >
          {`${copy.on}: ${copy.here}`}
        </Button>
      ) : null}
    </Row>
  )
}

export const ChannelsCard = ({ channels }: { channels: readonly Channel[] }) => (
  <Card padding="none">
    <List label={settingsCopy.channels}>
      {channels
        .filter(({ state }) => state !== 'unavailable')
        .map((channel) =>
          channel.channel === 'push' ? (
            <PushRow key={channel.channel} channel={channel} />
          ) : (
            <Row key={channel.channel} channel={channel} />
          ),
        )}
    </List>
  </Card>
)
