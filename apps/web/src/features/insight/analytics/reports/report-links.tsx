import type { ReportLink } from '@kadr/contract/insight/reports'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useRevokeReport } from '../api/reports.mutations.ts'
import { useReportLinks } from '../api/reports.queries.ts'
import { formatDayOf } from '../figures/format-figure.ts'
import { reportCopy as copy } from './copy.ts'

const Link = ({ link }: { link: ReportLink }) => {
  const revoke = useRevokeReport()
  const [isAsking, setIsAsking] = useState(false)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  return (
    <ListRow
      isWrapped
      title={link.title}
      subtitle={[
        copy.opened(link.openCount),
        copy.until(formatDayOf({ instant: link.expiresAt, timeZone })),
        ...(link.hasPassword ? [copy.locked] : []),
      ].join(', ')}
      trailing={
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={copy.revokeTitle}
          text={copy.revokeText}
          confirmLabel={copy.revoke}
          isDanger
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate(link.id, { onSuccess: () => setIsAsking(false) })}
          trigger={
            <IconButton
              label={`${copy.revoke}: ${link.title}`}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
            />
          }
        />
      }
    />
  )
}

export const ReportLinks = () => {
  const { data: links = [] } = useReportLinks()
  if (links.length === 0) return null
  return (
    <Section title={copy.links}>
      <Card padding="none">
        <List label={copy.links}>
          {links.map((link) => (
            <Link key={link.id} link={link} />
          ))}
        </List>
      </Card>
    </Section>
  )
}
