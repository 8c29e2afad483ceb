import type { Connection, ConnectionStatus } from '@kadr/contract/publishing/connections'
import { Ellipsis, ExternalLink, LogIn, RefreshCw, Rss, Signature, Unplug } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy, STATUS_NAME } from '../copy.ts'
import { AccountPicture } from './account-picture.tsx'
import { ConnectionHealth } from './connection-health.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { needsReauth } from './list-connections.ts'

const STATUS_TONE = {
  active: 'published',
  needs_reauth: 'failed',
  read_only: 'scheduled',
} as const satisfies Record<ConnectionStatus, string>

type CardActions = {
  onCheck: () => void
  onReconnect: () => void
  onSign: () => void
  onDetach: () => void
  onOpen: (url: string) => void
}

type Props = {
  connection: Connection
  timeZone: string
  plansLink: ReactNode
  /** Only the owner and administrators connect and detach. */
  canManage: boolean
  canCheck: boolean
  isChecking: boolean
  isReconnecting: boolean
  actions: CardActions
}

const ICON = 'size-5 text-ink-2'

const copyFeed = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => notify.success(copy.card.feedCopied),
    () => notify.error(copy.card.feedNotCopied, { text: url }),
  )

const ManagingItems = ({
  actions,
  canReconnect,
}: Pick<Props, 'actions'> & { canReconnect: boolean }) => (
  <>
    {canReconnect ? (
      <MenuItem icon={<LogIn aria-hidden="true" className={ICON} />} onSelect={actions.onReconnect}>
        {copy.card.reconnect}
      </MenuItem>
    ) : null}
    <MenuItem icon={<Signature aria-hidden="true" className={ICON} />} onSelect={actions.onSign}>
      {copy.signature.action}
    </MenuItem>
    <MenuItem
      isDanger
      icon={<Unplug aria-hidden="true" className="size-5" />}
      onSelect={actions.onDetach}
    >
      {copy.card.detach}
    </MenuItem>
  </>
)

/** Nothing is signed in to: there is no access to check or to renew. */
const isByHand = ({ network }: Connection) =>
  getNetwork(network).methods.every(({ by }) => by === 'hand')

const Actions = (props: Omit<Props, 'timeZone' | 'plansLink'>) => {
  const { connection, canManage, actions } = props
  const { profileUrl, feedUrl, title } = connection
  const network = getNetwork(connection.network)
  const hasAccess = !isByHand(connection)
  const canCheck = props.canCheck && hasAccess
  const isReconnectFirst = needsReauth(connection) && canManage
  return (
    <div className="mt-auto flex items-center gap-2">
      {isReconnectFirst ? (
        <Button
          size="sm"
          isLoading={props.isReconnecting}
          icon={<LogIn aria-hidden="true" className="size-4" />}
          onClick={actions.onReconnect}
        >
          {copy.card.reconnect}
        </Button>
      ) : null}
      {canCheck ? (
        <Button
          size="sm"
          variant="secondary"
          isLoading={props.isChecking}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={actions.onCheck}
        >
          {copy.card.check}
        </Button>
      ) : null}
      {feedUrl ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Rss aria-hidden="true" className="size-4" />}
          onClick={() => void copyFeed(feedUrl)}
        >
          {copy.card.copyFeed}
        </Button>
      ) : null}
      {canManage || profileUrl ? (
        <span className="ml-auto">
          <Menu
            trigger={
              <IconButton
                label={copy.card.more(title)}
                icon={<Ellipsis aria-hidden="true" className="size-5" />}
                className="-my-1 -mr-2"
              />
            }
          >
            {profileUrl ? (
              <MenuItem
                icon={<ExternalLink aria-hidden="true" className={ICON} />}
                onSelect={() => actions.onOpen(profileUrl)}
              >
                {copy.card.open(network.title)}
              </MenuItem>
            ) : null}
            {canManage ? (
              <ManagingItems actions={actions} canReconnect={hasAccess && !isReconnectFirst} />
            ) : null}
          </Menu>
        </span>
      ) : null}
    </div>
  )
}

export const ConnectionCard = ({ timeZone, plansLink, ...props }: Props) => {
  const { connection } = props
  const titleId = useId()
  const network = getNetwork(connection.network)
  const names = [network.title, connection.handle].filter(Boolean).join(', ')
  return (
    <Card asChild className="flex flex-col gap-4">
      <article aria-labelledby={titleId}>
        <div className="flex items-start gap-3">
          <AccountPicture account={connection} />
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
            <div className="flex items-baseline justify-between gap-3">
              <h3 id={titleId} className="truncate font-semibold">
                {connection.title}
              </h3>
              <Badge tone={STATUS_TONE[connection.status]}>{STATUS_NAME[connection.status]}</Badge>
            </div>
            <p className="truncate text-label text-ink-3">{names}</p>
          </div>
        </div>
        <ConnectionNotice connection={connection} plansLink={plansLink} />
        <ConnectionHealth
          connection={connection}
          timeZone={timeZone}
          isByHand={isByHand(connection)}
        />
        {connection.signature ? (
          <p className="line-clamp-2 text-label wrap-anywhere">
            <span className="text-ink-3">{copy.signature.label}: </span>
            {connection.signature}
          </p>
        ) : null}
        <Actions {...props} />
      </article>
    </Card>
  )
}
