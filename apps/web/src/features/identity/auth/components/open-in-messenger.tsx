import type { MessengerName } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { botUrl } from '../../../../platform/session/bot-address.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { copy } from '../copy.ts'

/** The link was opened in a regular browser, where there is no account of the messenger to link. */
export const OpenInMessenger = ({
  messenger,
  linkToken,
}: {
  messenger: MessengerName
  linkToken: string
}) => {
  const { data: config } = useConfig()
  const name = PROVIDER_NAMES[messenger]
  const startParam = `link_${encodeURIComponent(linkToken)}`
  const href = config && botUrl({ messenger, config, startParam })
  return (
    <SinglePurposeCard
      drawing="lock"
      title={copy.linkMessenger.outsideTitle(name)}
      text={copy.linkMessenger.outsideText(name)}
      isAlert
    >
      {href ? (
        <LinkButton href={href} isFullWidth>
          {copy.linkMessenger.open(name)}
        </LinkButton>
      ) : null}
    </SinglePurposeCard>
  )
}
