import type { ReelContent, ReelContentOf, ReelKindName } from '@kadr/contract/studio/reel-content'
import { findTemplateProblem } from '@kadr/domain/automation/template-problem'
import { listAskedSlides } from '@kadr/scene/templates/merge-slides'
import { findTemplate, getTemplateRow, readTemplate } from '../../../studio/templates/index.ts'
import type { RunInput } from './run-step.ts'

type OfRule = Pick<RunInput, 'automation' | 'ctx' | 'rule'>

/** The reel that runs are made of, and what they write anew in it. */
export type RuleTemplate = { content: ReelContent; asked: ReadonlySet<string> }

/** Why the template of a rule can't be taken any more. */
export const findLostTemplate = async ({
  ctx,
  automation: { workspaceId },
  rule: { templateId, output },
}: OfRule): Promise<string | undefined> => {
  if (!templateId) return undefined
  return findTemplateProblem(output, await findTemplate({ ctx, workspaceId, id: templateId }))
}

export const readRuleTemplate = async ({
  ctx,
  automation: { workspaceId },
  rule: { templateId },
}: OfRule): Promise<RuleTemplate | undefined> => {
  if (!templateId) return undefined
  const row = await getTemplateRow({ ctx, workspaceId, id: templateId })
  return { content: await readTemplate({ ctx, row }), asked: new Set(row.asks) }
}

const isOf = <K extends ReelKindName>(content: ReelContent, kind: K): content is ReelContentOf<K> =>
  content.kind === kind

/** What a template holds, where it is of this kind. */
export const contentOf = <K extends ReelKindName>(
  template: RuleTemplate | undefined,
  kind: K,
): ReelContentOf<K> | undefined =>
  template && isOf(template.content, kind) ? template.content : undefined

const LEAST_SLIDES = 3
const MOST_SLIDES = 10

/** As many slides are written as the template has places for. */
export const fitSlides = async (input: RunInput): Promise<RunInput['rule']> => {
  const template = await readRuleTemplate(input)
  const form = contentOf(template, 'slideshow')?.form
  if (!template || !form) return input.rule
  const places = listAskedSlides(form, template.asked).length
  return { ...input.rule, slides: Math.min(MOST_SLIDES, Math.max(LEAST_SLIDES, places)) }
}
