import { Link } from '@tanstack/react-router'
import type { Attached, WebNetwork } from '../../../networks/network.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { SinglePurposeCard } from '../../../ui/single-purpose-card.tsx'
import { copy } from '../copy.ts'
import { AccountPicture } from './account-picture.tsx'
import { TelegramLink } from './telegram-link.tsx'

type Props = { network: WebNetwork; attached: Attached; isElsewhere: boolean }

/** Shows names and pictures, so that the user can verify the account. */
export const CallbackDone = ({ network, attached, isElsewhere }: Props) => {
  const { connections, notice } = attached
  const [only, ...others] = connections
  const isSingle = only !== undefined && others.length === 0
  const text = isElsewhere ? copy.callback.telegramDone : copy.callback.doneText(network.title)
  return (
    <SinglePurposeCard
      {...(isSingle && { picture: <AccountPicture account={only} size="lg" /> })}
      title={isSingle ? copy.callback.doneTitle : copy.callback.doneAllTitle}
      text={
        isSingle ? (
          <>
            <span className="font-medium text-ink">{only.title}</span>
            <br />
            {text}
          </>
        ) : (
          text
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
      {isElsewhere ? (
        <TelegramLink />
      ) : (
        <LinkButton asChild isFullWidth>
          <Link to="/connections">{copy.callback.toList}</Link>
        </LinkButton>
      )}
    </SinglePurposeCard>
  )
}
