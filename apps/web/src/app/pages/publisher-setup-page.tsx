import {
  createHashtagSet,
  putSlots,
  updatePublisherSettings,
} from '@kadr/contract/publishing/publisher-setup'
import { createRubric } from '@kadr/contract/publishing/rubrics'
import { createSnippet } from '@kadr/contract/publishing/snippets'
import { zoneName } from '@kadr/domain/base/time-zones'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useConnections } from '../../features/publishing/connections/api/connections.queries.ts'
import { listConnections } from '../../features/publishing/connections/list/list-connections.ts'
import { RubricsSection } from '../../features/publishing/publisher-setup/components/rubrics-section.tsx'
import { RulesSection } from '../../features/publishing/publisher-setup/components/rules-section.tsx'
import { SlotsSection } from '../../features/publishing/publisher-setup/components/slots-section.tsx'
import { SnippetsSection } from '../../features/publishing/publisher-setup/components/snippets-section.tsx'
import { TagsSection } from '../../features/publishing/publisher-setup/components/tags-section.tsx'
import { copy } from '../../features/publishing/publisher-setup/copy.ts'
import { getNetwork } from '../../networks/index.ts'
import { useCan, useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { browserTimeZone } from '../../platform/text/time-zones.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { MetaNote } from '../../ui/layout/meta-note.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

export default function PublisherSetupPage() {
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
      <RubricsSection canEdit={useCan(createRubric.action)} />
      <SnippetsSection canEdit={useCan(createSnippet.action)} />
      <TagsSection canEdit={useCan(createHashtagSet.action)} />
      <RulesSection canManage={useCan(updatePublisherSettings.action)} />
      {accounts.some(({ network }) => getNetwork(network).needsFootnote) ? <MetaNote /> : null}
    </div>
  )
}
