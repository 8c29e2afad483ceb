import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { describeFields } from '@kadr/scene/templates/describe-fields'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useUpdateTemplate } from '../api/templates.mutations.ts'
import { useTemplate } from '../api/templates.queries.ts'
import { copy } from '../copy.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const { settings: words } = copy

export default function EditTemplate({
  template,
  onClose,
}: {
  template: ReelTemplate
  onClose: () => void
}) {
  const update = useUpdateTemplate(template.id)
  const { data } = useTemplate(template.id)
  if (!data) return null
  const { name, asks, usesBrand } = template
  return (
    <SettingsDialog
      title={words.editTitle}
      hasOwnBack={false}
      fields={describeFields(data.content)}
      start={{ name, asks: asks.map(({ key }) => key), usesBrand }}
      isPending={update.isPending}
      error={update.error}
      onSave={(settings) =>
        update.mutate(settings, {
          onSuccess: () => {
            notify.success(words.changed)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
