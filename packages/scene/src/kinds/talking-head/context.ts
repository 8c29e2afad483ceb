import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import type { AssetFacts } from '../kind.ts'
import { computeStage, type Stage } from './stage.ts'
import { findTemplate, type TalkingHeadTemplate } from './templates.ts'
import { computeTimings, type Timings } from './timings.ts'

/** Inputs shared by all layer builders. */
export type TalkingContext = {
  form: TalkingHeadForm
  template: TalkingHeadTemplate
  /** Brand colour, or the template's. */
  colour: string
  stage: Stage
  timings: Timings
  facts: ReadonlyMap<string, AssetFacts>
}

export const createContext = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): TalkingContext => {
  const template = findTemplate(form.template)
  return {
    form,
    template,
    colour: form.colour ?? template.colour,
    stage: computeStage(form, template),
    timings: computeTimings(form),
    facts,
  }
}

export const getFullSpan = ({ timings }: TalkingContext) => ({
  start: 0,
  duration: timings.seconds,
  opacity: 1,
  enter: null,
  leave: null,
})
