import type { WebNetwork } from '../../../../networks/network.ts'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { copy } from '../copy.ts'

export const CallbackWorking = ({ network: { title } }: { network: WebNetwork }) => (
  <SinglePurposeCard title={copy.callback.working(title)} text={copy.callback.workingText}>
    <div className="flex justify-center py-4 text-accent">
      <Spinner size={32} label={copy.callback.working(title)} />
    </div>
  </SinglePurposeCard>
)

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
