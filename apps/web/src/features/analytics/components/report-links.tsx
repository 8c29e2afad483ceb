import type { ReportLink } from '@kadr/contract/reports'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { useReportLinks, useRevokeReport } from '../api/reports.calls.ts'
import { formatDay } from '../model/format-figure.ts'
import { reportCopy as copy } from '../report-copy.ts'

const Link = ({ link }: { link: ReportLink }) => {
  const revoke = useRevokeReport()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <ListRow
      isWrapped
      title={link.title}
      subtitle={[
        copy.opened(link.openCount),
        copy.until(formatDay(link.expiresAt.slice(0, 10))),
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
