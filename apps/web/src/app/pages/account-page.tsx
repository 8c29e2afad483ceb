import { displayName } from '@kadr/domain/person-name'
import { useMe } from '../../features/account/api/account.queries.ts'
import { AnalyticsSection } from '../../features/account/components/analytics-section.tsx'
import { DeletionSection } from '../../features/account/components/deletion-section.tsx'
import { ExportSection } from '../../features/account/components/export-section.tsx'
import {
  AffiliateLinkSection,
  PlanLinkSection,
  WorkspaceLinkSection,
} from '../../features/account/components/link-sections.tsx'
import { ProfileSection } from '../../features/account/components/profile-section.tsx'
import { SessionsSection } from '../../features/account/components/sessions-section.tsx'
import { SignInsSection } from '../../features/account/components/sign-ins-section.tsx'
import { SupportSection } from '../../features/account/components/support-section.tsx'
import { copy } from '../../features/account/copy.ts'
import { useConnections } from '../../features/connections/api/connections.queries.ts'
import { NotificationsCard } from '../../features/connections/components/notifications-card.tsx'
import { copy as connectionsCopy } from '../../features/connections/copy.ts'
import { browserTimeZone } from '../../platform/time-zones.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'

const Notifications = () => {
  const { connections } = useConnections()
  if (!connections) return null
  return (
    <Section title={connectionsCopy.notifications.title}>
      <NotificationsCard connections={connections} />
    </Section>
  )
}

export default function AccountPage() {
  const { user } = useMe()
  const timeZone = user?.timeZone ?? browserTimeZone()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} {...(user && { subtitle: displayName(user) })} />
      <PlanLinkSection />
      <WorkspaceLinkSection />
      <AffiliateLinkSection />
      <ProfileSection />
      <Notifications />
      <SignInsSection timeZone={timeZone} />
      <SessionsSection timeZone={timeZone} />
      <SupportSection />
      <AnalyticsSection />
      <ExportSection timeZone={timeZone} />
      <DeletionSection />
    </div>
  )
}
