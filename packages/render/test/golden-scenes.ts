import type { PictureLayer, Scene } from '@kadr/contract/studio/scene/scene'
import { getPhoneScreen } from '@kadr/scene/paint/paint-phone'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { createDemoScene } from './golden-demo.ts'
import { createMemeScene } from './golden-meme.ts'
import { createNarratedScene } from './golden-narration.ts'
import { STYLE_SCENES } from './golden-styles.ts'
import { createLegacyScene, createTalkingScene } from './golden-talking.ts'
import { clipLayer, pictureLayer, textLayer, tinyScene } from './tiny-scene.ts'

const slide = { kind: 'slide', toward: 'left', seconds: 0.6 } as const
const other = (part: Partial<PictureLayer>) =>
  pictureLayer({ id: 'other', asset: 'other', start: 0.5, ...part })

const phone = { x: 240, y: 360, width: 600, height: 1300 }
const shape = { ...textLayer(), kind: 'shape', radius: 0, box: phone } as const
const glass = { kind: 'solid', colour: '#000000' } as const

/** Footage of the keyed golden frame. */
export const GOLDEN_FOOTAGE = { hair: '#5a3a22', dimmest: 0.7, spill: 0.06 }
export const GOLDEN_KEY = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }

/** Moments that cover each kind of layer, motion and transition. */
export const GOLDEN_SCENES: Record<string, { scene: Scene; seconds: number }> = {
  'a drifting picture under outlined text': { scene: tinyScene(), seconds: 0.5 },
  'a slide with the captions of its voice': { scene: createNarratedScene('cuts'), seconds: 4 },
  'a crossfade': {
    scene: tinyScene({
      layers: [pictureLayer(), other({ enter: { ...slide, kind: 'fade' } }), textLayer()],
    }),
    seconds: 0.8,
  },
  'a push': {
    scene: tinyScene({
      layers: [pictureLayer({ duration: 1.1, leave: slide }), other({ enter: slide })],
    }),
    seconds: 0.77,
  },
  'a wipe': {
    scene: tinyScene({
      layers: [pictureLayer(), other({ enter: { ...slide, kind: 'wipe', toward: 'down' } })],
    }),
    seconds: 0.83,
  },
  'a zoom into the next picture': {
    scene: tinyScene({
      layers: [pictureLayer(), other({ enter: { ...slide, kind: 'zoom' } })],
    }),
    seconds: 0.7,
  },
  'a whole picture on its own blur with a plate': {
    scene: tinyScene({
      layers: [
        pictureLayer({ asset: 'wide', fit: 'blurred' }),
        textLayer({ style: TEXT_PRESETS.plate.style }),
      ],
    }),
    seconds: 0.4,
  },
  'highlighted lines that pop in over a shade': {
    scene: tinyScene({
      layers: [
        pictureLayer({ motion: { kind: 'still' } }),
        {
          ...textLayer(),
          id: 'shade',
          kind: 'shape',
          shape: 'rectangle',
          radius: 40,
          box: { x: 60, y: 400, width: 960, height: 700 },
          paint: { kind: 'gradient', from: '#000000cc', to: '#00000000', angle: 30 },
        },
        textLayer({
          style: TEXT_PRESETS.highlight.style,
          box: { x: 100, y: 500, width: 880, height: 500 },
          enter: { kind: 'pop', toward: 'up', seconds: 0.4 },
        }),
      ],
    }),
    seconds: 0.12,
  },
  'a spoken word on a plate': {
    scene: tinyScene({
      layers: [
        pictureLayer(),
        {
          ...textLayer(),
          kind: 'captions',
          style: { ...TEXT_PRESETS.outline.style, accent: '#ff2d55' },
          words: ['Слово', 'за', 'словом'].map((text, index) => ({
            text,
            start: index * 0.3,
            end: index * 0.3 + 0.3,
          })),
          wordsPerPage: 4,
          spoken: 'plate',
        },
      ],
    }),
    seconds: 0.65,
  },
  'a picture on the screen of a phone': {
    scene: tinyScene({
      layers: [
        pictureLayer({ motion: { kind: 'still' } }),
        { ...shape, id: 'body', shape: 'phone', paint: glass },
        other({ start: 0, box: getPhoneScreen(phone) }),
        { ...shape, id: 'bezel', shape: 'bezel', paint: glass },
      ],
    }),
    seconds: 0.4,
  },
  'a drawn presenter who speaks with a hand and a card': {
    scene: createLegacyScene('anna', 'karaoke'),
    seconds: 1.4,
  },
  'a drawn presenter in glasses at the end of a word': {
    scene: createLegacyScene('peter', 'words'),
    seconds: 2.4,
  },
  'a presenter before paper hills with a name and an object': {
    scene: createTalkingScene('cuts', 'lina'),
    seconds: 1.4,
  },
  'a presenter before a niche': {
    scene: createTalkingScene('journal', 'anna'),
    seconds: 2.8,
  },
  'a demo with a picture in a frame': {
    scene: createDemoScene('riso'),
    seconds: 5,
  },
  'the end of a demo with a price': {
    scene: createDemoScene('studio'),
    seconds: 19.45,
  },
  'a shocked face on the punch line of a meme': {
    scene: createMemeScene('cuts', 'shock'),
    seconds: 4,
  },
  'an angry face in a mirror': {
    scene: createMemeScene('night', 'anger'),
    seconds: 1,
  },
  'somebody without their screen in a mirror': {
    scene: tinyScene({
      layers: [
        pictureLayer({ motion: { kind: 'still' } }),
        {
          ...clipLayer({ asset: 'person', isFlipped: true, fit: 'contain' }),
          kind: 'keyed',
          key: GOLDEN_KEY,
          box: { x: 120, y: 400, width: 864, height: 1536 },
        },
      ],
    }),
    seconds: 0,
  },
  ...STYLE_SCENES,
}

/** Path of the reference frame drawn by Skia. */
export const goldenFile = (name: string) =>
  new URL(`./golden/${name.replaceAll(' ', '-')}.png`, import.meta.url)
