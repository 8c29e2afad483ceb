import type { Subscription } from '@kadr/contract/money/subscription'
import type { Network } from '@kadr/contract/publishing/networks'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import type { WebNetwork } from '../../../../networks/network.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { MetaNote } from '../../../../ui/layout/meta-note.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useConnections } from '../api/connections.queries.ts'
import { ConnectDialogs } from '../connect/connect-dialogs.tsx'
import { beginJourney, endJourney, readJourney } from '../connect/journey.ts'
import { useOpenMethods } from '../connect/open-methods.ts'
import { useConnect } from '../connect/use-connect.ts'
import { useJourney, useJourneyStorage } from '../connect/use-journey.ts'
import { copy } from '../copy.ts'
import { type AccountQuota, accountQuota } from './account-quota.ts'
import { ConnectionList } from './connection-list.tsx'
import type { OfferedChannel } from './connections-search.ts'
import { ConnectionsSkeleton } from './connections-skeleton.tsx'
import { KindList } from './kind-list.tsx'
import { LimitCard } from './limit-card.tsx'
import { listConnections } from './list-connections.ts'
import { NotificationsCard } from './notifications-card.tsx'

type Props = {
  plan: { subscription: Subscription | undefined; isFailed: boolean; retry: () => void }
  plansLink: ReactNode
  /** Leads the owner of an installation to the real networks. */
  setupLink: ReactNode
  timeZone: string
  canManage: boolean
  canCheck: boolean
  /** What the address asks for. */
  wish: {
    /** A channel the bot was just added to. */
    channel: OfferedChannel | undefined
    network: Network | undefined
    accountId: string | undefined
    back: string | undefined
  }
  onWishTaken: () => void
}

type Obstacle = { quota: AccountQuota | undefined; canManage: boolean; plansLink: ReactNode }

/** Explains a disabled «Подключить» before it is pressed. */
const obstacleOf = ({ quota, canManage, plansLink }: Obstacle): ReactNode => {
  if (!canManage) return <Banner title={copy.kinds.viewer} />
  if (!quota || quota.hasFree) return undefined
  return <Banner tone="warning" title={copy.limit.obstacle} text={quota.text} action={plansLink} />
}

export const ConnectionsScreen = (props: Props) => {
  const { plan, plansLink, setupLink, timeZone, canManage, canCheck, wish, onWishTaken } = props
  const { connections, query } = useConnections()
  const goOn = useJourney()
  const listOpen = useOpenMethods()
  const { step, leaving, connect, connectNext, choose, leaveFor, finish, close } = useConnect({
    onConnected: goOn,
  })
  const storage = useJourneyStorage()
  const quota = plan.subscription && accountQuota(plan.subscription)

  const { channel, network: wished } = wish
  const offerChannel = useEffectEvent((hint: string) => {
    if (channel) connect({ network: getNetwork(channel.network), hint })
    onWishTaken()
  })
  const channelId = channel?.id
  useEffect(() => {
    if (channelId !== undefined) offerChannel(channelId)
  }, [channelId])

  const connectWished = useEffectEvent((id: Network) => {
    if (!connections) return
    const network = getNetwork(id)
    const account = network.pick(connections).find((one) => one.id === wish.accountId)
    if (wish.back !== undefined) beginJourney({ back: wish.back }, storage)
    connectNext({ network, account })
    onWishTaken()
  })
  const { back } = wish
  const prepare = useEffectEvent(() => {
    if (wished !== undefined) return
    if (back === undefined) endJourney(storage)
    else beginJourney({ back }, storage)
  })
  // A plan of an earlier visit must not lead this one away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the user, whose storage it is, becomes known
  useEffect(() => prepare(), [storage])
  const isLoaded = connections !== undefined
  useEffect(() => {
    if (wished !== undefined && isLoaded && canManage) connectWished(wished)
  }, [wished, isLoaded, canManage])

  const connectAll = (kinds: readonly WebNetwork[]) => {
    const [first, ...rest] = kinds
    if (!first) return
    const { back: returnTo } = readJourney(storage)
    beginJourney({ queue: rest.map(({ id }) => id), back: returnTo ?? undefined }, storage)
    connectNext({ network: first })
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {back !== undefined && wished === undefined ? (
        <Banner
          title={copy.back.title}
          action={
            <Button variant="secondary" size="sm" onClick={goOn}>
              {copy.back.action}
            </Button>
          }
        />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <Section title={copy.limit.title} className="xl:col-start-2">
          <LimitCard
            quota={quota}
            isFailed={plan.isFailed}
            onRetry={plan.retry}
            plansLink={plansLink}
          />
        </Section>
        <div className="grid min-w-0 grid-cols-1 gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <QueryFrame
            query={query}
            data={connections}
            loading={<ConnectionsSkeleton />}
            failed={{ title: copy.failed, text: failureText(query.error) }}
          >
            {(loaded) => (
              <>
                <ConnectionList
                  connections={listConnections(loaded)}
                  timeZone={timeZone}
                  plansLink={plansLink}
                  canManage={canManage}
                  canCheck={canCheck}
                  leaving={leaving}
                  onConnect={connect}
                />
                <KindList
                  listOpen={listOpen}
                  connections={loaded}
                  obstacle={obstacleOf({ quota, canManage, plansLink })}
                  leaving={leaving}
                  onConnect={connect}
                  onConnectAll={connectAll}
                  quota={quota && !quota.isUnlimited ? quota.limit - quota.used : undefined}
                />
                {canManage ? <p className="text-label">{setupLink}</p> : null}
                <MetaNote />
              </>
            )}
          </QueryFrame>
        </div>
        {connections ? (
          <Section title={copy.notifications.title} className="xl:col-start-2 xl:row-start-2">
            <NotificationsCard connections={connections} />
          </Section>
        ) : null}
      </div>
      {step ? (
        <ConnectDialogs
          step={step}
          isLeaving={leaving !== undefined}
          onChoose={choose}
          onLeave={leaveFor}
          onClose={() => {
            endJourney(storage)
            close()
          }}
          onDone={finish}
        />
      ) : null}
    </div>
  )
}
