import * as z from 'zod/mini'
import { objectName } from '../library/object-name.ts'
import { drawnPresenter } from './scene/presenter.ts'
import { aspect } from './scene/scene.ts'
import { colour } from './scene/text.ts'
import {
  reelBrand,
  reelEnding,
  styleKey,
  styleSeed,
  textPosition,
  textPreset,
} from './slideshow.ts'
import { script, spokenScript } from './spoken-script.ts'

export const TALKING_HEAD_VERSION = 2

const assetId = z.string().check(z.minLength(1), z.maxLength(120))
const seconds = z.number().check(z.minimum(0), z.maximum(180))

const presenter = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    key: drawnPresenter,
    /** A picture or clip behind; a plain backdrop when null. */
    backdrop: z.nullable(assetId),
  }),
  z.object({ kind: z.literal('photo'), asset: assetId }),
  z.object({
    kind: z.literal('clip'),
    asset: assetId,
    /** Start of the clip, in seconds. */
    from: z.number().check(z.minimum(0), z.maximum(3600)),
    /** Looped under a longer voice; otherwise the last frame is held. */
    isLooped: z.boolean(),
  }),
])
export type Presenter = z.infer<typeof presenter>

export const captionStyle = z.enum(['karaoke', 'words', 'line', 'none'])
export type CaptionStyle = z.infer<typeof captionStyle>

/** A picture or clip that covers the presenter for a while. */
const insert = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  asset: assetId,
  start: seconds,
  end: seconds,
  /** Full frame, or a card above the presenter's head. */
  layout: z.enum(['full', 'card']),
})
export type Insert = z.infer<typeof insert>

/** The form a user fills in; converted to a scene. */
export const talkingHeadForm = z.object({
  version: z.literal(TALKING_HEAD_VERSION),
  aspect,
  script,
  /** Until there is one, captions use estimated times and there is no voice. */
  voice: z.nullable(spokenScript),
  presenter,
  style: styleKey,
  seed: styleSeed,
  brand: reelBrand,
  /** Name plate of the speaker; hidden without a name. */
  speaker: z._default(
    z.object({
      name: z.string().check(z.maxLength(40, 'Не длиннее 40 знаков')),
      role: z.string().check(z.maxLength(60, 'Не длиннее 60 знаков')),
    }),
    { name: '', role: '' },
  ),
  /** Each is the style's own when null. */
  captions: z.object({
    style: z.nullable(captionStyle),
    preset: z.nullable(textPreset),
    position: z.nullable(textPosition),
    accent: z.nullable(colour),
  }),
  /** A page of the style after the last word; none when null. */
  ending: z._default(z.nullable(reelEnding), null),
  inserts: z.array(insert).check(z.maxLength(12, 'Не больше 12 вставок')),
  /** Drawn objects next to the head, shown from the word that mentions them. */
  objects: z
    .array(z.object({ word: z.int().check(z.minimum(0), z.maximum(999)), name: objectName }))
    .check(z.maxLength(40, 'Не больше 40 предметов')),
  music: z.nullable(
    z.object({
      /** The style's own when null. */
      asset: z.nullable(assetId),
      /** Per cent. */
      volume: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  ),
  /** Sound effects when elements land. */
  hasEffects: z.boolean(),
})
export type TalkingHeadForm = z.infer<typeof talkingHeadForm>
