import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { type PictureLook, readPictureLook } from '../../director/picture-look.ts'
import { createPage, type Page } from '../../styles/page.ts'
import type { AssetFacts } from '../kind.ts'
import { listShots, type Shot } from './shots.ts'
import { computeTimings, type Timings } from './timings.ts'

export type CaptionPlace = 'bottom' | 'center' | 'top'

/** Inputs shared by all layer builders. */
export type TalkingContext = {
  form: TalkingHeadForm
  page: Page
  look: PictureLook
  timings: Timings
  shots: Shot[]
  /** Where captions stand. */
  place: CaptionPlace
  facts: ReadonlyMap<string, AssetFacts>
}

/** Above a drawn head; below the face of somebody filmed, who stands where they stand. */
const placeOf = ({ captions, presenter }: TalkingHeadForm): CaptionPlace =>
  captions.position ?? (presenter.kind === 'drawn' ? 'top' : 'bottom')

export const createContext = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): TalkingContext => {
  const timings = computeTimings(form)
  return {
    form,
    page: createPage(form.aspect),
    look: readPictureLook(form),
    timings,
    shots: listShots(form, timings),
    place: placeOf(form),
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
