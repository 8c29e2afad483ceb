import type { FootageLayer, Scene } from '@kadr/contract/studio/scene/scene'
import {
  findFootageSecond,
  findPiece,
  type PlacedPiece,
  placePieces,
} from '@kadr/scene/footage/footage-time'
import type { Shown } from './load-picture.ts'

/** Farther from the clock, an element that plays is moved. */
const DRIFT_PLAYING = 0.25
const DRIFT_STILL = 0.04
/** An element that waits this near to a cut takes over without a gap. */
const CUED = 0.08

type Decks = {
  layer: FootageLayer
  videos: readonly [HTMLVideoElement, HTMLVideoElement]
  active: 0 | 1
  piece: PlacedPiece | undefined
}

const hasFrame = ({ readyState }: HTMLVideoElement) =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA

const seek = (video: HTMLVideoElement, at: number, drift: number) => {
  if (!video.seeking && Math.abs(video.currentTime - at) > drift) video.currentTime = at
}

const release = (video: HTMLVideoElement) => {
  video.pause()
  video.removeAttribute('src')
  video.load()
}

const isFootage = (layer: Scene['layers'][number]): layer is FootageLayer =>
  layer.kind === 'footage'

/**
 * Long videos with parts cut out. Two elements take turns: while one plays a part, the other waits at the beginning of
 * the next. They are heard, since their sound is too long to be decoded at once.
 */
export const createFootagePlayers = ({
  addressOf,
  onFrame,
}: {
  addressOf: (asset: string) => string | undefined
  onFrame: () => void
}) => {
  const open = new Map<string, Decks>()

  const createVideo = (src: string) => {
    const video = document.createElement('video')
    video.playsInline = true
    video.preload = 'auto'
    video.src = src
    video.addEventListener('loadeddata', onFrame)
    video.addEventListener('seeked', onFrame)
    return video
  }

  const close = (id: string) => {
    for (const video of open.get(id)?.videos ?? []) release(video)
    open.delete(id)
  }

  const bring = (layer: FootageLayer): Decks | undefined => {
    const known = open.get(layer.id)
    if (known?.layer.asset === layer.asset) {
      if (known.layer.pieces !== layer.pieces) known.piece = undefined
      known.layer = layer
      return known
    }
    close(layer.id)
    const src = addressOf(layer.asset)
    if (!src) return undefined
    const videos = [createVideo(src), createVideo(src)] as const
    const decks: Decks = { layer, videos, active: 0, piece: undefined }
    open.set(layer.id, decks)
    return decks
  }

  /** The waiting element is moved to the part after this one. */
  const cueNext = ({ layer, videos, active, piece }: Decks) => {
    const waiting = videos[active === 0 ? 1 : 0]
    if (!waiting.paused) waiting.pause()
    const all = placePieces(layer.pieces)
    const next = piece && all[all.indexOf(piece) + 1]
    if (next) seek(waiting, next.from, DRIFT_STILL)
  }

  const turn = (decks: Decks, piece: PlacedPiece | undefined, at: number) => {
    const other = decks.active === 0 ? 1 : 0
    const waiting = decks.videos[other]
    const isCued = hasFrame(waiting) && !waiting.seeking
    if (decks.piece && isCued && Math.abs(waiting.currentTime - at) < CUED) {
      decks.videos[decks.active].pause()
      decks.active = other
    } else seek(decks.videos[decks.active], at, 0)
    decks.piece = piece
  }

  const follow = (decks: Decks, seconds: number, isPlaying: boolean) => {
    const { pieces } = decks.layer
    const piece = findPiece(pieces, seconds)
    const at = findFootageSecond(pieces, seconds)
    if (isPlaying && piece !== decks.piece) turn(decks, piece, at)
    const video = decks.videos[decks.active]
    if (!isPlaying) {
      decks.piece = piece
      if (!video.paused) video.pause()
      seek(video, at, DRIFT_STILL)
    } else {
      seek(video, at, DRIFT_PLAYING)
      if (video.paused) void video.play().catch(() => undefined)
    }
    cueNext(decks)
  }

  return {
    /** Moves the elements to a moment of the scene. */
    sync: ({
      scene,
      seconds,
      isPlaying,
    }: {
      scene: Scene
      seconds: number
      isPlaying: boolean
    }) => {
      const layers = scene.layers.filter(isFootage)
      for (const layer of layers) {
        const decks = bring(layer)
        const passed = seconds - layer.start
        const isSeen = passed >= 0 && passed < layer.duration
        if (decks) follow(decks, Math.max(0, passed), isPlaying && isSeen)
      }
      for (const id of [...open.keys()]) if (!layers.some((layer) => layer.id === id)) close(id)
    },
    frame: (layerId: string): { frame: Shown; moment: number } | undefined => {
      const decks = open.get(layerId)
      const video = decks?.videos[decks.active]
      if (!video || !hasFrame(video)) return undefined
      const frame = { image: video, width: video.videoWidth, height: video.videoHeight }
      return { frame, moment: video.currentTime }
    },
    /** The second of the scene that is heard; undefined while nothing is. */
    now: (): number | undefined => {
      for (const { layer, videos, active, piece } of open.values()) {
        const video = videos[active]
        if (!piece || video.paused || video.seeking || !hasFrame(video)) continue
        const passed = Math.min(video.currentTime, piece.until) - piece.from
        return layer.start + piece.start + Math.max(0, passed)
      }
      return undefined
    },
    /** In the gesture of play: browsers let only those elements be heard later that were begun by one. */
    unlock: () => {
      for (const { videos, active } of open.values()) {
        const waiting = videos[active === 0 ? 1 : 0]
        void waiting.play().then(
          () => waiting.pause(),
          () => undefined,
        )
      }
    },
    close: () => {
      for (const id of [...open.keys()]) close(id)
    },
  }
}
