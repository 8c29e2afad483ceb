import type { AudioTrack, CaptionsLayer } from '@kadr/contract/studio/scene/scene'
import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { createSpokenCaptions } from '../../captions/spoken-captions.ts'
import { getCaptionBox } from '../../director/caption-room.ts'
import { readPictureLook } from '../../director/picture-look.ts'
import { LEAD_SECONDS, type SlideSpeech, speechOf } from '../../narration/slide-speech.ts'
import type { SlideSpan } from '../../styles/animate.ts'
import { createPage } from '../../styles/page.ts'
import { createVoiceTrack } from '../tracks.ts'
import { lookOf } from './slide-pieces.ts'

type PlacedSpeech = { slide: Slide; speech: SlideSpeech; span: SlideSpan }

/** Captions are much smaller than the title above them. */
const CAPTION_SHARE = 0.62
/** Cuts through a recording must not click. */
const FADES = { fadeIn: 0.02, fadeOut: 0.06 }
const VOICE_VOLUME = 100

/** What is said, with the times of the slides it is said on. */
export const listSpeeches = (form: SlideshowForm, spans: readonly SlideSpan[]): PlacedSpeech[] =>
  form.slides.flatMap((slide, index) => {
    const speech = speechOf(form, slide)
    const span = spans[index]
    return speech && span ? [{ slide, speech, span }] : []
  })

export const createVoiceTracks = (speeches: readonly PlacedSpeech[]): AudioTrack[] =>
  speeches.flatMap(({ slide, speech: { voice, seconds }, span }) =>
    voice
      ? [
          createVoiceTrack({
            ...FADES,
            id: `${slide.id} voice`,
            asset: voice.asset,
            volume: VOICE_VOLUME,
            start: span.start + LEAD_SECONDS,
            seconds,
            from: voice.from,
            until: voice.until,
          }),
        ]
      : [],
  )

export const findSpokenEnd = (speeches: readonly PlacedSpeech[]): number => {
  const last = speeches.at(-1)
  return last ? last.span.start + LEAD_SECONDS + last.speech.seconds : 0
}

/** Captions of each slide at its foot, in the look of its style. */
export const buildCaptionLayers = (
  form: SlideshowForm,
  speeches: readonly PlacedSpeech[],
): CaptionsLayer[] => {
  if (!form.narration?.hasCaptions) return []
  const { aspect, brand } = form
  const box = getCaptionBox(createPage(aspect))
  return speeches.map(({ slide, speech, span }) =>
    createSpokenCaptions({
      id: `captions ${slide.id}`,
      start: span.start,
      duration: span.end - span.start,
      box,
      words: speech.words.map(({ text, start, end }) => ({
        text,
        start: start + LEAD_SECONDS,
        end: end + LEAD_SECONDS,
      })),
      kind: 'karaoke',
      look: {
        look: readPictureLook({ ...lookOf(form, slide), brand, aspect }),
        share: CAPTION_SHARE,
        preset: null,
        accent: null,
      },
      align: 'left',
      anchor: 'bottom',
    }),
  )
}
