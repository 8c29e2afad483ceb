import { displayName } from '@kadr/domain/person-name'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMe } from './api/account.queries.ts'
import { AnalyticsSection } from './components/analytics-section.tsx'
import { DeletionSection } from './components/deletion-section.tsx'
import { ExportSection } from './components/export-section.tsx'
import { PlanLinkSection } from './components/plan-link-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'
import { SignInsSection } from './components/sign-ins-section.tsx'
import { SupportSection } from './components/support-section.tsx'
import { copy } from './copy.ts'
import { browserTimeZone } from './model/time-zones.ts'

export default function AccountPage() {
  const { user } = useMe()
  const timeZone = user?.timeZone ?? browserTimeZone()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} {...(user && { subtitle: displayName(user) })} />
      <PlanLinkSection />
      <ProfileSection />
      <SignInsSection timeZone={timeZone} />
      <SessionsSection timeZone={timeZone} />
      <SupportSection />
      <AnalyticsSection />
      <ExportSection timeZone={timeZone} />
      <DeletionSection />
    </div>
  )
}
