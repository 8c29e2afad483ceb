import type { Reel } from '@kadr/contract/studio/reels'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { RubricMark } from '../../../../rubrics/rubric-mark.tsx'
import { RubricSelect } from '../../../../rubrics/rubric-select.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useLabelReel } from '../api/reels.mutations.ts'
import { copy } from '../copy.ts'

/** Posts made from the reel start with it. */
export const ReelRubric = ({ reel, canEdit }: { reel: Reel; canEdit: boolean }) => {
  const hasRubrics = useRubrics().length > 0
  const saving = useLabelReel(reel.id)
  if (!canEdit || !hasRubrics) return <RubricMark id={reel.rubricId} />
  return (
    <RubricSelect
      label={copy.rubric}
      none={copy.noRubric}
      id={saving.isPending ? saving.variables : reel.rubricId}
      onChange={(id) =>
        saving.mutate(id, {
          onError: (error) => notify.error(copy.rubricFailed, { text: failureText(error) }),
        })
      }
    />
  )
}
