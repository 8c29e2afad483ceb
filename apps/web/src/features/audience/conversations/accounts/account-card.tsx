import {
  type ConversationAccount,
  readConversationAccount,
  switchConversationAccount,
} from '@kadr/contract/audience/conversation-accounts'
import { showHandle } from '@kadr/domain/publishing/networks/show-handle'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useReadAccount, useSwitchAccount } from '../api/accounts.api.ts'
import { accountsCopy } from './copy.ts'
import { describeAbilities } from './describe-abilities.ts'

type Props = { account: ConversationAccount; now: Date }

/** Google's scopes are addresses; the last part tells them apart. */
const shortScope = (scope: string) => scope.slice(scope.lastIndexOf('/') + 1)

const Times = ({ account, now }: Props) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { lastReadAt, nextReadAt, way } = account
  if (way === null) return null
  const when = (instant: string) => describeMoment({ at: new Date(instant), now, timeZone })
  const parts = [
    lastReadAt ? accountsCopy.read(when(lastReadAt)) : accountsCopy.neverRead,
    ...(nextReadAt ? [accountsCopy.next(when(nextReadAt))] : []),
  ]
  return (
    <p className="text-label text-ink-3">
      {accountsCopy.ways[way]}.{way === 'updates' ? null : ` ${parts.join(', ')}.`}
    </p>
  )
}

/** Asked for only when somebody wants to listen. */
const MissingScopes = ({ account }: { account: ConversationAccount }) => {
  const { missingScopes, connectionId, network, isOn } = account
  if (!isOn || missingScopes.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={accountsCopy.scopes}
      text={`${accountsCopy.scopesText} (${missingScopes.map(shortScope).join(', ')})`}
      action={
        <LinkButton asChild variant="secondary" size="sm">
          <Link
            to="/connections"
            search={{ connect: network, account: connectionId, back: '/inbox/accounts' }}
          >
            {accountsCopy.grant}
          </Link>
        </LinkButton>
      }
    />
  )
}

export const AccountCard = ({ account, now }: Props) => {
  const {
    connectionId: id,
    network,
    title,
    handle,
    isOn,
    refusal,
    note,
    abilities,
    failure,
    way,
  } = account
  const { Mark, color, title: networkTitle } = getNetwork(network)
  const switching = useSwitchAccount()
  const reading = useReadAccount()
  const canSwitch = useCan(switchConversationAccount.action)
  const canRead = useCan(readConversationAccount.action)
  const toggle = (next: boolean) =>
    switching.mutate(
      { id, isOn: next },
      { onError: (error) => notify.error(accountsCopy.switchFailed, { text: failureText(error) }) },
    )
  const readNow = () =>
    reading.mutate(id, {
      onSuccess: () => notify.success(accountsCopy.reading),
      onError: (error) => notify.error(accountsCopy.readFailed, { text: failureText(error) }),
    })
  const name = (
    <span className="flex min-w-0 items-center gap-3">
      <span className="shrink-0" style={{ color }}>
        <Mark className="size-6" />
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-medium">{title}</span>
        <span className="truncate text-caption text-ink-3">
          {handle ? `${networkTitle}, ${showHandle(handle)}` : networkTitle}
        </span>
      </span>
    </span>
  )
  return (
    <Card className="grid grid-cols-1 gap-2">
      {refusal && !isOn ? (
        <div className="flex min-h-11 items-center justify-between gap-3">
          {name}
          <Badge tone="neutral">{accountsCopy.refused}</Badge>
        </div>
      ) : (
        <Switch
          label={name}
          aria-label={accountsCopy.listen(`${title}, ${networkTitle}`)}
          checked={isOn}
          disabled={!canSwitch || switching.isPending}
          onChange={(event) => toggle(event.target.checked)}
        />
      )}
      {refusal ? <p className="text-label text-ink-2">{refusal}</p> : null}
      {refusal
        ? null
        : describeAbilities(abilities).map((line) => (
            <p key={line} className="text-label text-ink-2">
              {line}
            </p>
          ))}
      {note && note !== refusal ? <p className="text-label text-ink-3">{note}</p> : null}
      <Times account={account} now={now} />
      {failure ? <Banner tone="warning" title={failure} /> : null}
      <MissingScopes account={account} />
      {isOn && canRead && (way === 'hooks' || way === 'polling') ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          isLoading={reading.isPending}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={readNow}
        >
          {accountsCopy.readNow}
        </Button>
      ) : null}
    </Card>
  )
}
