import { useConfig } from '../../../platform/use-config.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'

/** Links back to the Telegram client in which the sign-in began. */
export const TelegramLink = () => {
  const { data: config } = useConfig()
  if (!config?.telegramBotName) return null
  return (
    <LinkButton href={`https://t.me/${config.telegramBotName}`} isFullWidth>
      {copy.callback.backToTelegram}
    </LinkButton>
  )
}
