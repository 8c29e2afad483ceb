import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import type { AssetFacts } from '../kind.ts'
import { type Stage, stageOf } from './stage.ts'
import { findTemplate, type TalkingHeadTemplate } from './templates.ts'
import { type Timings, timingsOf } from './timings.ts'

/** What every layer of the scene is made from. */
export type TalkingContext = {
  form: TalkingHeadForm
  template: TalkingHeadTemplate
  /** Of the brand, or the template's own. */
  colour: string
  stage: Stage
  timings: Timings
  facts: ReadonlyMap<string, AssetFacts>
}

export const contextOf = ({
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
    stage: stageOf(form, template),
    timings: timingsOf(form),
    facts,
  }
}

/** From the first moment to the last. */
export const wholeSpan = ({ timings }: TalkingContext) => ({
  start: 0,
  duration: timings.seconds,
  opacity: 1,
  enter: null,
  leave: null,
})
