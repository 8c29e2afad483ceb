import { createHashtagSet, putSlots, updatePublisherSettings } from '@kadr/contract/publisher'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useConnections } from '../../features/connections/api/connections.queries.ts'
import { listConnections } from '../../features/connections/model/list-connections.ts'
import { RulesSection } from '../../features/publisher-settings/components/rules-section.tsx'
import { SlotsSection } from '../../features/publisher-settings/components/slots-section.tsx'
import { TagsSection } from '../../features/publisher-settings/components/tags-section.tsx'
import { copy } from '../../features/publisher-settings/copy.ts'
import { getNetwork } from '../../networks/index.ts'
import { useCan, useCurrentWorkspace } from '../../platform/current-workspace.ts'
import { browserTimeZone, zoneName } from '../../platform/time-zones.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { MetaNote } from '../../ui/meta-note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export default function PublisherSettingsPage() {
  const workspace = useCurrentWorkspace()
  const { connections } = useConnections()
  const accounts = useMemo(() => (connections ? listConnections(connections) : []), [connections])
  const timeZone = workspace?.timeZone ?? browserTimeZone()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <SlotsSection
        key={accounts[0]?.id}
        connections={accounts}
        zoneName={zoneName({ zone: timeZone, at: new Date() })}
        canEdit={useCan(putSlots.action)}
        connectLink={
          <LinkButton asChild variant="secondary">
            <Link to="/connections">{copy.slots.connect}</Link>
          </LinkButton>
        }
      />
      <TagsSection canEdit={useCan(createHashtagSet.action)} />
      <RulesSection canManage={useCan(updatePublisherSettings.action)} />
      {accounts.some(({ network }) => getNetwork(network).needsFootnote) ? <MetaNote /> : null}
    </div>
  )
}
