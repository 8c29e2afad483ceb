import type { Automation } from '@kadr/contract/automation/automations'
import { RubricSelect } from '../../../../rubrics/rubric-select.tsx'
import { copy } from '../copy.ts'

/** All of them without a choice. */
export const ofRubric = (automations: readonly Automation[], rubric: string | null) =>
  rubric === null ? automations : automations.filter(({ rule }) => rule.rubricId === rubric)

type Props = {
  automations: readonly Automation[]
  rubric: string | null
  onRubric: (id: string | null) => void
}

/** Where no rule has a rubric there is nothing to choose from. */
export const RubricFilter = ({ automations, rubric, onRubric }: Props) =>
  rubric !== null || automations.some(({ rule }) => rule.rubricId) ? (
    <RubricSelect
      label={copy.rubric}
      none={copy.anyRubric}
      id={rubric}
      className="w-full sm:max-w-64"
      onChange={onRubric}
    />
  ) : null
