import * as z from 'zod/mini'
import { aspect } from './scene.ts'
import { drawnPresenter } from './scene-presenter.ts'
import { colour } from './scene-text.ts'
import { textPosition, textPreset } from './slideshow.ts'
import { script, spokenScript } from './speech.ts'

export const TALKING_HEAD_VERSION = 1

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
  /** Forms saved before templates existed use the first one. */
  template: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'classic'),
  /** Brand colour; the template's when null. */
  colour: z._default(
    z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff'))),
    null,
  ),
  /** Name plate of the speaker; hidden without a name. */
  speaker: z._default(
    z.object({
      name: z.string().check(z.maxLength(40, 'Не длиннее 40 знаков')),
      role: z.string().check(z.maxLength(60, 'Не длиннее 60 знаков')),
    }),
    { name: '', role: '' },
  ),
  /** Each is the template's own when null. */
  captions: z.object({
    style: z.nullable(captionStyle),
    preset: z.nullable(textPreset),
    position: z.nullable(textPosition),
    accent: z.nullable(colour),
  }),
  inserts: z.array(insert).check(z.maxLength(12, 'Не больше 12 вставок')),
  music: z.nullable(
    z.object({
      asset: assetId,
      /** Per cent. */
      volume: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  ),
})
export type TalkingHeadForm = z.infer<typeof talkingHeadForm>
