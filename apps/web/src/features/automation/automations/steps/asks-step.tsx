import { automationMode } from '@kadr/contract/automation/automation-rule'
import { RubricSelect } from '../../../../rubrics/rubric-select.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { MODE_NAME } from '../copy.ts'
import { editorCopy, MODE_HINT } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { NumberSelect } from './number-select.tsx'
import { RuleField } from './rule-field.tsx'

const { fields: copy } = editorCopy
const LEAD_HOURS = [1, 3, 6, 12, 24, 48, 72]
const MODES = automationMode.options.map((value) => ({ value, label: MODE_NAME[value] }))

export const AsksStep = () => {
  const { form, change, isNew } = useRuleContext()
  const hasRubrics = useRubrics().length > 0
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <RuleField name="mode" label={copy.mode} hint={MODE_HINT[form.mode]}>
          <Select
            options={MODES}
            value={form.mode}
            onChange={(event) => {
              const mode = automationMode.options.find((known) => known === event.target.value)
              if (mode) change({ mode })
            }}
          />
        </RuleField>
        <RuleField name="leadHours" label={copy.leadHours}>
          <NumberSelect
            values={LEAD_HOURS}
            value={form.leadHours}
            describe={editorCopy.hours}
            onChange={(leadHours) => change({ leadHours })}
          />
        </RuleField>
      </div>
      {hasRubrics ? (
        <RuleField name="rubric" label={copy.rubric} hint={copy.rubricHint}>
          <RubricSelect
            id={form.rubric}
            none={copy.noRubric}
            onChange={(rubric) => change({ rubric: rubric ?? '' })}
          />
        </RuleField>
      ) : null}
      {isNew ? (
        <Switch
          label={copy.isActive}
          hint={copy.isActiveHint}
          checked={form.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
      ) : null}
    </>
  )
}
