import type { Scene, TextLayer } from '@kadr/contract/studio/scene/scene'
import { computeView, computeViewRect } from '@kadr/scene/time/motion'

type Rect = { x: number; y: number; size: number }

/** The reference scene in a renderer-independent form. */
export type Slides = {
  seconds: number
  /** Crossfade duration. */
  fade: number
  music: string
  font: string
  slides: {
    picture: string
    start: number
    seconds: number
    /** Visible rectangle at the start and at the end, in shares. */
    from: Rect
    to: Rect
    text: string
    textStart: number
    textSeconds: number
    hasPlate: boolean
  }[]
}

const isText = (layer: Scene['layers'][number]): layer is TextLayer => layer.kind === 'text'

export const slidesOf = ({
  scene,
  files,
  music,
  font,
}: {
  scene: Scene
  files: Readonly<Record<string, string>>
  music: string
  font: string
}): Slides => {
  const texts = scene.layers.filter(isText)
  const pictures = scene.layers.flatMap((layer) => (layer.kind === 'picture' ? [layer] : []))
  return {
    seconds: scene.seconds,
    fade: pictures.find(({ enter }) => enter)?.enter?.seconds ?? 0,
    music: files[music] ?? '',
    font,
    slides: pictures.map(({ asset, start, duration, motion }, index) => {
      const text = texts[index]
      const seenAt = (seconds: number) =>
        computeViewRect(computeView({ motion, seconds, duration }))
      return {
        picture: files[asset] ?? '',
        start,
        seconds: duration,
        from: seenAt(0),
        to: seenAt(duration),
        // Asterisks mark our accents; other renderers would print them.
        text: text?.text.replaceAll('*', '') ?? '',
        textStart: text?.start ?? start,
        textSeconds: text?.duration ?? duration,
        hasPlate: index % 2 === 1,
      }
    }),
  }
}
