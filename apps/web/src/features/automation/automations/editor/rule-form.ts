import {
  type AutomationRule,
  type AutomationSchedule,
  type AutomationSource,
  automationMode,
} from '@kadr/contract/automation/automation-rule'
import { automationOutput } from '@kadr/contract/automation/planned-runs'
import { targetSettings } from '@kadr/contract/publishing/post-targets'
import { aiLanguage, hookFamily } from '@kadr/contract/studio/ai-tasks'
import { RULE_TEMPLATES } from '@kadr/domain/automation/rule-templates'
import * as z from 'zod/mini'
import { isSameContent } from '../../../../documents/saver.ts'

const sourceKind = z.enum([
  'topics',
  'hooks',
  'products',
  'folder',
  'evergreen',
  'feed',
  'price-list',
  'footage',
])
const scheduleKind = z.enum(['times', 'slots', 'best'])

/** The form state of a rule: one topic per line; values of unselected options are kept while editing. */
export const ruleForm = z.object({
  name: z.string(),
  output: automationOutput,
  sourceKind,
  topics: z.string(),
  topic: z.string(),
  families: z.array(hookFamily),
  productIds: z.array(z.string()),
  folderId: z.string(),
  clips: z.number(),
  hashtag: z.string(),
  cooldownDays: z.number(),
  maxRepeats: z.number(),
  url: z.string(),
  /** Empty: styles rotate. */
  style: z.string(),
  /** Empty: none. */
  template: z._default(z.string(), ''),
  slides: z.number(),
  seconds: z.number(),
  /** Empty: the first voice. */
  voice: z.string(),
  language: z._default(aiLanguage, 'ru'),
  scheduleKind,
  weekdays: z.array(z.number()),
  times: z.array(z.string()),
  perWeek: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
  closedDates: z.array(z.string()),
  targets: z.array(z.object({ connectionId: z.string(), settings: targetSettings })),
  /** Empty: none. */
  rubric: z._default(z.string(), ''),
  mode: automationMode,
  leadHours: z.number(),
  repeatAfterDays: z.number(),
  prefersBest: z.boolean(),
  /** Of a new rule: whether it works from the moment it is saved. */
  isActive: z.boolean(),
})
export type RuleForm = z.infer<typeof ruleForm>

export const emptyForm = (): RuleForm => ({
  name: '',
  output: 'slideshow',
  sourceKind: 'topics',
  topics: '',
  topic: '',
  families: [],
  productIds: [],
  folderId: '',
  clips: 5,
  hashtag: '',
  cooldownDays: 90,
  maxRepeats: 3,
  url: '',
  style: '',
  template: '',
  slides: 6,
  seconds: 45,
  voice: '',
  language: 'ru',
  scheduleKind: 'times',
  weekdays: [1, 3, 5],
  times: ['10:00'],
  perWeek: 3,
  startsOn: '',
  endsOn: '',
  closedDates: [],
  targets: [],
  rubric: '',
  mode: 'approval',
  leadHours: 24,
  repeatAfterDays: 90,
  prefersBest: false,
  isActive: true,
})

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const sourceOf = (form: RuleForm): AutomationSource => {
  switch (form.sourceKind) {
    case 'topics':
      return { kind: 'topics', topics: linesOf(form.topics) }
    case 'hooks':
      return { kind: 'hooks', topic: form.topic.trim(), families: form.families }
    case 'products':
      return { kind: 'products', productIds: form.productIds }
    case 'folder':
      return { kind: 'folder', folderId: form.folderId, topic: form.topic.trim() }
    case 'footage':
      return { kind: 'footage', folderId: form.folderId, clips: form.clips }
    case 'evergreen':
      return {
        kind: 'evergreen',
        hashtag: form.hashtag.trim(),
        cooldownDays: form.cooldownDays,
        maxRepeats: form.maxRepeats,
      }
    default:
      return { kind: form.sourceKind, url: form.url.trim() }
  }
}

const scheduleOf = ({ scheduleKind: kind, ...form }: RuleForm): AutomationSchedule => {
  if (kind === 'slots') return { kind }
  if (kind === 'best') return { kind, perWeek: form.perWeek }
  return { kind, weekdays: form.weekdays, times: form.times }
}

export const toRule = (form: RuleForm): AutomationRule => ({
  name: form.name.trim(),
  output: form.output,
  source: sourceOf(form),
  style: form.style || null,
  slides: form.slides,
  seconds: form.seconds,
  voice: form.voice || null,
  language: form.language,
  schedule: scheduleOf(form),
  startsOn: form.startsOn || null,
  endsOn: form.endsOn || null,
  closedDates: form.closedDates,
  targets: form.targets,
  ...(form.template && form.output !== 'post' && { templateId: form.template }),
  ...(form.rubric && { rubricId: form.rubric }),
  mode: form.mode,
  leadHours: form.leadHours,
  repeatAfterDays: form.repeatAfterDays,
  prefersBest: form.prefersBest,
})

const fieldsOfSource = (source: AutomationSource): Partial<RuleForm> => {
  const { kind: sourceKind, ...fields } = source
  return 'topics' in fields
    ? { sourceKind, topics: fields.topics.join('\n') }
    : { sourceKind, ...fields }
}

const fieldsOfSchedule = ({ kind, ...fields }: AutomationSchedule): Partial<RuleForm> => ({
  scheduleKind: kind,
  ...fields,
})

export const toForm = ({
  source,
  schedule,
  style,
  templateId,
  voice,
  startsOn,
  endsOn,
  rubricId,
  ...same
}: AutomationRule): RuleForm => ({
  ...emptyForm(),
  ...same,
  ...fieldsOfSource(source),
  ...fieldsOfSchedule(schedule),
  style: style ?? '',
  template: templateId ?? '',
  voice: voice ?? '',
  rubric: rubricId ?? '',
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
})

/** The form a template starts with; an unknown one is blank. */
export const formOfTemplate = (key: string | undefined): RuleForm => {
  const template = RULE_TEMPLATES.find((known) => known.key === key)
  return template ? toForm({ ...template.rule, targets: [] }) : emptyForm()
}

/** Values of unselected options are not a change of the rule. */
export const isSameForm = (one: RuleForm, other: RuleForm): boolean =>
  isSameContent(toRule(one), toRule(other))
