import type { Generation } from '@kadr/contract/studio/generations'
import { useCancelGeneration } from '../../../../generations/api/generations.mutations.ts'
import { GenerationProgress } from '../../../../generations/components/generation-state.tsx'
import { MayCloseNote } from '../../../../generations/components/may-close-note.tsx'
import { isActive } from '../../../../generations/model/generation-state.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

const UnderWay = ({ generation, canEdit }: { generation: Generation; canEdit: boolean }) => {
  const cancel = useCancelGeneration()
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-header p-4">
      <GenerationProgress generation={generation} />
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
