import { findTemplateProblem, kindOfOutput } from '@kadr/domain/automation/template-problem'
import { useTemplates } from '../../../studio/templates/api/templates.queries.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import { editorCopy } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { RuleField } from './rule-field.tsx'

const { fields: copy } = editorCopy

/** Templates of the kind that ask for what the rule has; the saved one is shown whatever became of it. */
export const TemplateSelect = () => {
  const { form, change } = useRuleContext()
  const { data: templates = [] } = useTemplates()
  const { output, template: chosen } = form
  const fitting = templates.filter(
    (template) =>
      template.id === chosen ||
      (template.kind === kindOfOutput(output) &&
        findTemplateProblem(output, template) === undefined),
  )
  if (fitting.length === 0 && chosen === '') return null
  const isLost = chosen !== '' && !fitting.some(({ id }) => id === chosen)
  const options = [
    ...fitting.map(({ id, name }) => ({ value: id, label: name })),
    ...(isLost ? [{ value: chosen, label: copy.lostTemplate }] : []),
  ]
  return (
    <RuleField name="template" label={copy.template} hint={copy.templateHint}>
      <Select
        placeholder={copy.noTemplate}
        options={options}
        value={chosen}
        onChange={(event) => change({ template: event.target.value })}
      />
    </RuleField>
  )
}
