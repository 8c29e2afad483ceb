import { getPlan } from '@kadr/domain/money/plans'
import { useOpenLink } from '../../../../messenger/use-open-link.ts'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { useAccount } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { copy } from '../copy.ts'

const MAIL = 'mailto:'

/** Telegram opens no mail program, so an address of mail is shown as it is. */
const Contact = ({ url }: { url: string }) => {
  const openLink = useOpenLink()
  return url.startsWith(MAIL) ? (
    <a href={url} className="justify-self-start font-medium underline underline-offset-4">
      {url.slice(MAIL.length)}
    </a>
  ) : (
    <Button variant="secondary" onClick={() => openLink(url)}>
      {copy.support.write}
    </Button>
  )
}

/** Where to write for help, or that the installation names no place. */
export const SupportSection = () => {
  const { data } = useConfig()
  const plan = useAccount(({ points }) => points?.planName)
  if (!data) return null
  const { supportUrl } = data
  const text = getPlan(plan).hasPrioritySupport ? copy.support.priority : copy.support.text
  return (
    <SettingsCard
      id="support"
      title={copy.support.title}
      text={supportUrl === null ? copy.support.none : text}
    >
      {supportUrl === null ? null : <Contact url={supportUrl} />}
    </SettingsCard>
  )
}
