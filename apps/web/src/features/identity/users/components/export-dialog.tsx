import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import type { ExportFile } from '../model/export-file.ts'

type Props = { file: ExportFile; onClose: () => void }

/** For clients that can't save a file. */
export const ExportDialog = ({ file, onClose }: Props) => {
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(file.text)
      notify.success(copy.export.copied)
    } catch {
      notify.error(copy.export.copyFailed)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={copy.export.dialogTitle}
      description={copy.export.dialogText}
      footer={<Button onClick={() => void copyText()}>{copy.export.copy}</Button>}
    >
      <Field label={copy.export.dialogLabel}>
        <Textarea readOnly value={file.text} className="max-h-80 font-mono text-caption" />
      </Field>
    </Dialog>
  )
}
