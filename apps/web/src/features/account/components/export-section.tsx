import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'
import { useExport } from '../model/use-export.ts'
import { ExportDialog } from './export-dialog.tsx'
import { SettingsCard } from './settings-card.tsx'

export const ExportSection = ({ timeZone }: { timeZone: string }) => {
  const { save, isSaving, shown, hide } = useExport({ timeZone })
  return (
    <SettingsCard id="export" title={copy.export.title} text={copy.export.text}>
      <Button
        variant="secondary"
        isLoading={isSaving}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={save}
      >
        {copy.export.action}
      </Button>
      {shown ? <ExportDialog file={shown} onClose={hide} /> : null}
    </SettingsCard>
  )
}
