import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Attached, WebNetwork } from '../../../../networks/network.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { useJourney } from '../connect/use-journey.ts'
import { copy } from '../copy.ts'
import { AccountPicture } from '../list/account-picture.tsx'
import { namesOf } from '../list/list-connections.ts'
import { CallbackWorking, TelegramLink } from './callback-parts.tsx'

type Props = { network: WebNetwork; attached: Attached }

/** Goes on by itself: to the next network, to where the user came from, or to the list. */
export const CallbackDone = ({ network, attached }: Props) => {
  const navigate = useNavigate()
  const goOn = useJourney()
  const isGone = useRef(false)
  useEffect(() => {
    if (isGone.current) return
    isGone.current = true
    const { connections, notice } = attached
    notify.success(copy.attached(namesOf(connections)), notice ? { text: notice } : {})
    if (!goOn()) void navigate({ to: '/connections', replace: true })
  }, [attached, goOn, navigate])
  return <CallbackWorking network={network} />
}

/** The sign-in began in Telegram: names and pictures, so that the user can verify the account here. */
export const CallbackDoneElsewhere = ({ attached }: Pick<Props, 'attached'>) => {
  const { connections, notice } = attached
  const [only, ...others] = connections
  const isSingle = only !== undefined && others.length === 0
  return (
    <SinglePurposeCard
      {...(isSingle && { picture: <AccountPicture account={only} size="lg" /> })}
      title={isSingle ? copy.callback.doneTitle : copy.callback.doneAllTitle}
      text={
        isSingle ? (
          <>
            <span className="font-medium text-ink">{only.title}</span>
            <br />
            {copy.callback.telegramDone}
          </>
        ) : (
          copy.callback.telegramDone
        )
      }
      isAlert
    >
      {isSingle ? null : (
        <List label={copy.list.title}>
          {connections.map((connection) => (
            <ListRow
              key={connection.id}
              className="px-0!"
              leading={<AccountPicture account={connection} />}
              title={connection.title}
              subtitle={connection.handle}
            />
          ))}
        </List>
      )}
      {notice ? <Banner tone="warning" title={notice} /> : null}
      <TelegramLink />
    </SinglePurposeCard>
  )
}
