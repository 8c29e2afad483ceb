import { displayName } from '@kadr/domain/identity/person-name'
import { PasskeysSection } from '../../features/identity/passkeys/components/passkeys-section.tsx'
import { useMe } from '../../features/identity/users/api/users.queries.ts'
import { AnalyticsSection } from '../../features/identity/users/components/analytics-section.tsx'
import { AppearanceSection } from '../../features/identity/users/components/appearance-section.tsx'
import { DeletionSection } from '../../features/identity/users/components/deletion-section.tsx'
import { ExportSection } from '../../features/identity/users/components/export-section.tsx'
import {
  AffiliateLinkSection,
  PlanLinkSection,
  WorkspaceLinkSection,
} from '../../features/identity/users/components/link-sections.tsx'
import { ProfileSection } from '../../features/identity/users/components/profile-section.tsx'
import { SessionsSection } from '../../features/identity/users/components/sessions-section.tsx'
import { SignInsSection } from '../../features/identity/users/components/sign-ins-section.tsx'
import { SupportSection } from '../../features/identity/users/components/support-section.tsx'
import { copy } from '../../features/identity/users/copy.ts'
import { useConnections } from '../../features/publishing/connections/api/connections.queries.ts'
import { copy as connectionsCopy } from '../../features/publishing/connections/copy.ts'
import { NotificationsCard } from '../../features/publishing/connections/list/notifications-card.tsx'
import { browserTimeZone } from '../../platform/text/time-zones.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Section } from '../../ui/layout/section.tsx'

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
      <AppearanceSection />
      <Notifications />
      <SignInsSection timeZone={timeZone} />
      <PasskeysSection timeZone={timeZone} />
      <SessionsSection timeZone={timeZone} />
      <SupportSection />
      <AnalyticsSection />
      <ExportSection timeZone={timeZone} />
      <DeletionSection />
    </div>
  )
}
