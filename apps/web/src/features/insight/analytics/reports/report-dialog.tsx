import { createReport } from '@kadr/contract/insight/reports'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { reportCopy as copy } from './copy.ts'
import { ReportFiles } from './report-files.tsx'
import { ReportLinkForm } from './report-link-form.tsx'
import { ReportLinks } from './report-links.tsx'

const DEFAULT_COLOR = '#2f4bff'

type Props = { accountId: string | undefined; onClose: () => void }

export default function ReportDialog({ accountId, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [brandColor, setBrandColor] = useState<string>()
  const canShare = useCan(createReport.action)
  const look = { title, brandColor, accountId }
  return (
    <Dialog open size="lg" title={copy.title} description={copy.description} onOpenChange={onClose}>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-start gap-3">
          <div className="flex-1 basis-56">
            <Field label={copy.name}>
              <TextInput
                value={title}
                maxLength={120}
                placeholder={copy.namePlaceholder}
                onChange={(event) => setTitle(event.target.value)}
              />
            </Field>
          </div>
          <Field label={copy.color} hint={brandColor ? undefined : copy.colorHint}>
            <TextInput
              type="color"
              value={brandColor ?? DEFAULT_COLOR}
              className="h-11"
              onChange={(event) => setBrandColor(event.target.value)}
            />
          </Field>
        </div>
        <ReportFiles look={look} />
        {canShare ? <ReportLinkForm look={look} /> : null}
        <ReportLinks />
      </div>
    </Dialog>
  )
}
