import type { AdminEntry } from '@kadr/contract/operations/admin-entry'
import { type ReactNode, useState } from 'react'
import { isNotFound } from '../../../platform/api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useLeave } from './api/admin.mutations.ts'
import { useEntry } from './api/admin.queries.ts'
import { AdminFrame } from './components/admin-list.tsx'
import { ComplaintsTab } from './components/complaints-tab.tsx'
import { EntryCard } from './components/entry-card.tsx'
import { FactorCard, RecoveryCard } from './components/factor-card.tsx'
import { JobsTab } from './components/jobs-tab.tsx'
import { LogTab } from './components/log-tab.tsx'
import { MoneyTab } from './components/money-tab.tsx'
import { NetworksTab } from './components/networks-tab.tsx'
import { PeopleTab } from './components/people-tab.tsx'
import { SwitchesTab } from './components/switches-tab.tsx'
import { copy } from './copy.ts'
import { useMoments } from './model/use-moments.ts'

const TABS = [
  { value: 'people', label: copy.people.tab, content: <PeopleTab /> },
  { value: 'money', label: copy.money.tab, content: <MoneyTab /> },
  { value: 'networks', label: copy.networks.tab, content: <NetworksTab /> },
  { value: 'jobs', label: copy.jobs.tab, content: <JobsTab /> },
  { value: 'complaints', label: copy.complaints.tab, content: <ComplaintsTab /> },
  { value: 'switches', label: copy.switches.tab, content: <SwitchesTab /> },
  { value: 'log', label: copy.log.tab, content: <LogTab /> },
] as const

const Open = ({ until }: { until: string }) => {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('people')
  const leave = useLeave()
  const { time } = useMoments()
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.until(time(until))}
        actions={
          <Button
            variant="secondary"
            isLoading={leave.isPending}
            onClick={() => leave.mutate(undefined)}
          >
            {copy.leave}
          </Button>
        }
      />
      <Tabs label={copy.sections} tabs={TABS} value={tab} onValueChange={setTab} />
    </>
  )
}

const Gate = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title={copy.title} />
    {children}
  </>
)

const Content = ({ entry }: { entry: AdminEntry }) => {
  const [codes, setCodes] = useState<string[]>()
  if (codes) {
    return (
      <Gate>
        <RecoveryCard codes={codes} onDone={() => setCodes(undefined)} />
      </Gate>
    )
  }
  if (entry.openUntil !== null) return <Open until={entry.openUntil} />
  return <Gate>{entry.hasFactor ? <EntryCard /> : <FactorCard onCodes={setCodes} />}</Gate>
}

/** For operators of the installation alone: to everybody else it is an address that does not exist. */
export const AdminPage = ({ notFound }: { notFound: ReactNode }) => {
  const query = useEntry()
  if (isNotFound(query.error)) return notFound
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <AdminFrame query={query} data={query.data}>
        {(entry) => <Content entry={entry} />}
      </AdminFrame>
    </div>
  )
}
