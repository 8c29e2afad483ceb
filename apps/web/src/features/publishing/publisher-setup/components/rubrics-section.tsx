import { RubricDot } from '../../../../rubrics/rubric-mark.tsx'
import { useRubricsQuery } from '../../../../rubrics/use-rubrics.ts'
import { useDeleteRubric } from '../api/labels.mutations.ts'
import { labelsCopy } from '../labels-copy.ts'
import { EntriesSection } from './entries-section.tsx'
import { RubricDialog } from './rubric-dialog.tsx'

export const RubricsSection = ({ canEdit }: { canEdit: boolean }) => (
  <EntriesSection
    words={labelsCopy.rubrics}
    query={useRubricsQuery()}
    canEdit={canEdit}
    removal={useDeleteRubric()}
    name={({ name, color }) => (
      <span className="flex items-center gap-2">
        <RubricDot color={color} className="size-3" />
        {name}
      </span>
    )}
    dialog={(rubric, onClose) => <RubricDialog rubric={rubric} onClose={onClose} />}
  />
)
