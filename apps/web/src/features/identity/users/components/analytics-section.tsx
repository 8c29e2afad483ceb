import { useConsent } from '../../../../platform/analytics/use-consent.ts'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { copy } from '../copy.ts'

/** The answer of the consent bar, which is asked once. */
export const AnalyticsSection = () => {
  const { consent, isCounted, decide } = useConsent()
  if (!isCounted) return null
  return (
    <SettingsCard id="analytics" title={copy.analytics.title} text={copy.analytics.text}>
      <Switch
        label={copy.analytics.label}
        hint={copy.analytics.hint}
        checked={consent === 'given'}
        onChange={({ target }) => decide(target.checked ? 'given' : 'refused')}
      />
    </SettingsCard>
  )
}
