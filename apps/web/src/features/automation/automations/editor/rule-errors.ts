import { automationRule } from '@kadr/contract/automation/automation-rule'
import { findRuleProblem } from '@kadr/domain/automation/rule-problem'
import { editorCopy } from './copy.ts'
import { type RuleForm, toRule } from './rule-form.ts'

export type RuleField = keyof RuleForm
export type RuleErrors = Partial<Record<RuleField, string>>

export const STEPS = ['what', 'from', 'how', 'when', 'where', 'asks'] as const
export type Step = (typeof STEPS)[number]

/** Fields that can be refused, in the order of the screen. */
const STEP_OF_FIELD: Partial<Record<RuleField, Step>> = {
  name: 'what',
  output: 'what',
  sourceKind: 'from',
  topics: 'from',
  topic: 'from',
  families: 'from',
  productIds: 'from',
  folderId: 'from',
  clips: 'from',
  hashtag: 'from',
  cooldownDays: 'from',
  maxRepeats: 'from',
  url: 'from',
  repeatAfterDays: 'from',
  style: 'how',
  template: 'how',
  slides: 'how',
  seconds: 'how',
  voice: 'how',
  language: 'how',
  weekdays: 'when',
  times: 'when',
  perWeek: 'when',
  startsOn: 'when',
  endsOn: 'when',
  closedDates: 'when',
  targets: 'where',
  rubric: 'asks',
  mode: 'asks',
  leadHours: 'asks',
}

const isField = (name: string): name is RuleField => Object.hasOwn(STEP_OF_FIELD, name)

/** «rule.source.url» and «schedule.times.0» are fields of the form under their last name. */
export const findField = (path: readonly PropertyKey[]): RuleField | undefined => {
  const names = path.map(String).filter((name) => name !== 'rule')
  const [first = '', second = ''] = names
  if (first === 'templateId') return 'template'
  if (first === 'source') return isField(second) ? second : 'sourceKind'
  if (first === 'schedule') return isField(second) ? second : 'weekdays'
  return isField(first) ? first : undefined
}

export const stepOf = (field: RuleField): Step => STEP_OF_FIELD[field] ?? 'what'

/** Replacements of schema messages that do not say what to do. */
const OWN_MESSAGES: RuleErrors = {
  folderId: editorCopy.errors.folder,
  productIds: editorCopy.errors.products,
}

const ownErrors = (form: RuleForm): RuleErrors => ({
  ...((form.sourceKind === 'hooks' || form.sourceKind === 'folder') &&
    form.topic.trim() === '' && { topic: editorCopy.errors.topic }),
})

/** All at once, the first of each field. */
export const findErrors = (form: RuleForm): RuleErrors => {
  const errors: RuleErrors = {}
  const rule = toRule(form)
  for (const { path, message } of automationRule.safeParse(rule).error?.issues ?? []) {
    const field = findField(path)
    if (field) errors[field] ??= OWN_MESSAGES[field] ?? message
  }
  const problem = findRuleProblem(rule)
  const field = problem && findField(problem.field.split('.'))
  if (problem && field) errors[field] ??= problem.message
  return { ...errors, ...ownErrors(form) }
}

const isErrorField = (name: string, errors: RuleErrors): name is RuleField =>
  isField(name) && errors[name] !== undefined

/** In the order of the screen. */
export const listErrors = (errors: RuleErrors): { field: RuleField; message: string }[] =>
  Object.keys(STEP_OF_FIELD).flatMap((field) =>
    isErrorField(field, errors) ? [{ field, message: errors[field] ?? '' }] : [],
  )
