import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import {
  createAutomation,
  pauseAutomation,
  runAutomation,
} from '../../../automation/automations/index.ts'
import { listConnectedAccounts } from '../../../publishing/connections/index.ts'
import { RUBRIC_OF_PRODUCTS } from '../content/demo-labels.ts'
import { AUTOMATED_NETWORK } from '../content/demo-setup.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { findRubricByName } from '../posts/find-rubric.ts'
import { isPlayed } from '../posts/make-post.ts'

type Rule = Omit<AutomationRule, 'targets'>

const USUAL = {
  style: null,
  slides: 6,
  seconds: 40,
  voice: null,
  startsOn: null,
  endsOn: null,
  closedDates: [],
  leadHours: 24,
  repeatAfterDays: 14,
  prefersBest: false,
  language: 'ru',
} satisfies Partial<Rule>

const PRODUCT_OF_THE_WEEK: Rule = {
  ...USUAL,
  name: 'Товар недели',
  output: 'post',
  source: { kind: 'products', productIds: [] },
  schedule: { kind: 'times', weekdays: [3], times: ['18:00'] },
  mode: 'draft',
}

const TIP_OF_THE_WEEK: Rule = {
  ...USUAL,
  name: 'Совет мастера',
  output: 'slideshow',
  source: {
    kind: 'topics',
    topics: [
      'Изделия ручной работы: как назначить цену',
      'Керамика ручной работы: чашки и тарелки',
      'Керамика ручной работы: чашки в подарок',
    ],
  },
  schedule: { kind: 'times', weekdays: [2, 5], times: ['12:00'] },
  mode: 'approval',
}

const targetsOf = async ({ ctx, actor: { workspaceId } }: StepInput) =>
  (await listConnectedAccounts({ ctx, workspaceId }))
    .filter(({ network }) => network === AUTOMATED_NETWORK)
    .map(({ id }) => ({ connectionId: id, settings: {} }))

/** A working rule with one run done, and a paused one. Runs are made by their own job. */
export const addAutomations: DemoStep = {
  name: 'automations',
  async run(input) {
    const { ctx, actor } = input
    if (!(await isPlayed({ ctx, actor, network: AUTOMATED_NETWORK }))) return
    const targets = await targetsOf(input)
    const create = (rule: Rule, key: string) =>
      createAutomation({ ctx, actor, rule: { ...rule, targets }, isPaused: false, key })
    const rubricId = await findRubricByName({ ctx, actor, name: RUBRIC_OF_PRODUCTS })
    const working = await create({ ...PRODUCT_OF_THE_WEEK, rubricId }, 'demo-automation-products')
    await runAutomation({ ctx, actor, id: working.id, key: 'demo-automation-run' })
    const paused = await create(TIP_OF_THE_WEEK, 'demo-automation-tips')
    await pauseAutomation({ ctx, actor, id: paused.id, isPaused: true })
  },
}
