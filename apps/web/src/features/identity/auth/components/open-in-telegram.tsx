import type { PublicConfig } from '@kadr/contract/site/config'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { copy } from '../copy.ts'

type LinkSource = { config: PublicConfig; linkToken: string }

/** The bot, or the Telegram emulator in a local run. */
const urlToOpen = ({ config, linkToken }: LinkSource): string | undefined => {
  const startapp = `startapp=link_${encodeURIComponent(linkToken)}`
  if (config.isSandbox) return `/dev/telegram?${startapp}`
  return config.telegramBotName ? `https://t.me/${config.telegramBotName}?${startapp}` : undefined
}

/** The link was opened in a regular browser, where there is no Telegram account to link. */
export const OpenInTelegram = ({ linkToken }: { linkToken: string }) => {
  const { data: config } = useConfig()
  const href = config && urlToOpen({ config, linkToken })
  return (
    <SinglePurposeCard
      drawing="lock"
      title={copy.linkTelegram.outsideTitle}
      text={copy.linkTelegram.outsideText}
      isAlert
    >
      {href ? (
        <LinkButton href={href} isFullWidth>
          {copy.linkTelegram.open}
        </LinkButton>
      ) : null}
    </SinglePurposeCard>
  )
}
