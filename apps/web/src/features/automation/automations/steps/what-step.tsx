import { type AutomationOutput, automationOutput } from '@kadr/contract/automation/planned-runs'
import { RadioGroup } from 'radix-ui'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { OUTPUT_NAME } from '../copy.ts'
import { editorCopy } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { sourceKindsFor } from '../editor/source-kinds.ts'
import { OUTPUT_ICON } from '../rule/output-icons.ts'
import { RuleField, RuleGroup } from './rule-field.tsx'

const { fields: copy } = editorCopy

const Outputs = () => {
  const { form, change } = useRuleContext()
  const choose = (output: AutomationOutput) => {
    const kinds = sourceKindsFor(output)
    const [first = form.sourceKind] = kinds
    change({ output, sourceKind: kinds.includes(form.sourceKind) ? form.sourceKind : first })
  }
  return (
    <RadioGroup.Root
      aria-label={copy.output}
      value={form.output}
      onValueChange={(next) => {
        const output = automationOutput.options.find((known) => known === next)
        if (output) choose(output)
      }}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3"
    >
      {automationOutput.options.map((output) => {
        const Icon = OUTPUT_ICON[output]
        return (
          <RadioGroup.Item
            key={output}
            value={output}
            className="flex min-h-13 min-w-0 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-left text-label font-medium hover:border-line-strong data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:text-accent"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 leading-5">{OUTPUT_NAME[output]}</span>
          </RadioGroup.Item>
        )
      })}
    </RadioGroup.Root>
  )
}

export const WhatStep = () => {
  const { form, change } = useRuleContext()
  return (
    <>
      <RuleGroup name="output" label={copy.output} isLabelHidden>
        <Outputs />
      </RuleGroup>
      <RuleField name="name" label={copy.name} isRequired>
        <TextInput
          maxLength={100}
          autoComplete="off"
          placeholder={copy.namePlaceholder}
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </RuleField>
    </>
  )
}
