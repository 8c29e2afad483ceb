import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import type { PublicConfig } from '@kadr/contract/site/config'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { botNameOf, botUrl } from '../../../../platform/session/bot-address.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { copy } from '../copy.ts'

const Steps = ({ messenger, config }: { messenger: MessengerName; config: PublicConfig }) => {
  const botName = botNameOf({ messenger, config })
  const url = botUrl({ messenger, config })
  if (botName === null || url === undefined) return null
  const name = PROVIDER_NAMES[messenger]
  const id = `steps-${messenger}`
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="font-semibold">
          {copy.login.messengerTitle(name)}
        </h2>
        <p className="text-label text-ink-2">{copy.login.messengerText(name)}</p>
      </div>
      <ol className="grid list-decimal gap-1 pl-5 text-label text-ink-2 marker:text-ink-3">
        {copy.login.messengerSteps(botName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton href={url} target="_blank" rel="noreferrer" variant="secondary" isFullWidth>
        {copy.login.messengerOpen(name)}
      </LinkButton>
    </section>
  )
}

/** For each messenger with a bot, in the given order. */
export const MessengerSteps = ({
  order,
  config,
}: {
  order: readonly MessengerName[]
  config: PublicConfig
}) => order.map((messenger) => <Steps key={messenger} messenger={messenger} config={config} />)

export const hasBot = (config: PublicConfig): boolean =>
  messengerName.options.some((messenger) => botNameOf({ messenger, config }) !== null)
