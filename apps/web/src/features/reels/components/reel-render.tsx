import type { Generation } from '@kadr/contract/generations'
import { failureText } from '../../../platform/failure-text.ts'
import { useCancelGeneration } from '../../../renders/api/generations.mutations.ts'
import { MayCloseNote } from '../../../renders/components/may-close-note.tsx'
import { RenderProgress } from '../../../renders/components/render-state.tsx'
import { isActive } from '../../../renders/model/generation-state.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { copy } from '../copy.ts'

const UnderWay = ({ generation, canEdit }: { generation: Generation; canEdit: boolean }) => {
  const cancel = useCancelGeneration()
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-header p-4">
      <RenderProgress generation={generation} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MayCloseNote />
        {canEdit ? (
          <Button
            variant="secondary"
            size="sm"
            isLoading={cancel.isPending}
            onClick={() =>
              cancel.mutate(generation.id, {
                onSuccess: () => notify.success(copy.dialog.cancelled),
                onError: (error) =>
                  notify.error(copy.dialog.cancelFailed, { text: failureText(error) }),
              })
            }
          >
            {copy.dialog.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type Props = { generation: Generation | null; canEdit: boolean }

export const ReelRender = ({ generation, canEdit }: Props) => {
  if (!generation) return null
  if (isActive(generation)) return <UnderWay generation={generation} canEdit={canEdit} />
  if (generation.failure) {
    return <Banner tone="danger" title={copy.dialog.notMade} text={generation.failure.message} />
  }
  if (generation.state === 'ready' && generation.results.length === 0) {
    return <Banner tone="warning" title={copy.dialog.filesGone} />
  }
  return null
}
