import type { Reel } from '@kadr/contract/studio/reels'
import { describeFields, suggestAsks } from '@kadr/scene/templates/describe-fields'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useCreateTemplate } from '../api/templates.mutations.ts'
import { useSourceReel } from '../api/templates.queries.ts'
import { copy } from '../copy.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const { settings: words } = copy
const MAX_NAME = 80

const SaveReel = ({ reel, onClose }: { reel: Reel; onClose: () => void }) => {
  const create = useCreateTemplate(reel.id)
  const fields = describeFields(reel.content)
  return (
    <SettingsDialog
      title={words.saveTitle}
      hasOwnBack
      fields={fields}
      start={{ name: reel.title.slice(0, MAX_NAME), asks: suggestAsks(fields), usesBrand: true }}
      isPending={create.isPending}
      error={create.error}
      onSave={(settings) =>
        create.mutate(settings, {
          onSuccess: () => {
            notify.success(words.saved)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}

export default function SaveTemplate({ reelId, onClose }: { reelId: string; onClose: () => void }) {
  const query = useSourceReel(reelId)
  if (query.data) return <SaveReel reel={query.data} onClose={onClose} />
  return (
    <Dialog
      open
      hasOwnBack
      title={words.saveTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Skeleton className="h-40 w-full" />}
        failed={{
          title: words.failed,
          text: isNotFound(query.error) ? words.gone : failureText(query.error),
        }}
      >
        {() => null}
      </QueryFrame>
    </Dialog>
  )
}
