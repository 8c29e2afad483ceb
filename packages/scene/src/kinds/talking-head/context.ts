import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { listSetColours } from '../../director/build-set.ts'
import { type PictureLook, readPictureLook } from '../../director/picture-look.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { chooseClothes } from '../../presenters/clothes.ts'
import { createPage, type Page } from '../../styles/page.ts'
import { listShots, type Shot } from './shots.ts'
import { computeTimings, type Timings } from './timings.ts'

export type CaptionPosition = 'bottom' | 'center' | 'top'

/** Inputs shared by all layer builders. */
export type TalkingContext = {
  form: TalkingHeadForm
  page: Page
  look: PictureLook
  timings: Timings
  shots: Shot[]
  place: CaptionPosition
  /** Replacement colour when the presenter's own clothes would merge with the sets. */
  clothes: string | undefined
  facts: ReadonlyMap<string, AssetFacts>
}

/**
 * By default above the head of a drawn presenter, and below the face of a filmed one, whose
 * position is fixed.
 */
const placeOf = ({ captions, presenter }: TalkingHeadForm): CaptionPosition =>
  captions.position ?? (presenter.kind === 'drawn' ? 'top' : 'bottom')

const dress = (form: TalkingHeadForm, sets: number) => {
  const { presenter } = form
  return presenter.kind === 'drawn' && presenter.backdrop === null
    ? chooseClothes(presenter.key, listSetColours(form, sets))
    : undefined
}

export const createContext = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): TalkingContext => {
  const timings = computeTimings(form)
  const shots = listShots(form, timings)
  return {
    form,
    page: createPage(form.aspect),
    look: readPictureLook(form),
    timings,
    shots,
    place: placeOf(form),
    clothes: dress(form, shots.length),
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
