import { getPlan } from '@kadr/domain/plans'
import { useConfig } from '../../../platform/api-hooks.ts'
import { useAccount } from '../../../platform/services.tsx'
import { useOpenLink } from '../../../telegram/use-open-link.ts'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'
import { SettingsCard } from './settings-card.tsx'

/** Shown where the installation has a contact. */
export const SupportSection = () => {
  const { data } = useConfig()
  const plan = useAccount(({ points }) => points?.planName)
  const openLink = useOpenLink()
  const supportUrl = data?.supportUrl
  if (!supportUrl) return null
  const text = getPlan(plan).hasPrioritySupport ? copy.support.priority : copy.support.text
  return (
    <SettingsCard id="support" title={copy.support.title} text={text}>
      <Button variant="secondary" onClick={() => openLink(supportUrl)}>
        {copy.support.write}
      </Button>
    </SettingsCard>
  )
}
