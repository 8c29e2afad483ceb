import type { ClipLayer, FootageLayer, KeyedLayer, Scene } from '@kadr/contract/studio/scene/scene'
import { findFootageSecond } from '@kadr/scene/footage/footage-time'
import { findClipSecond } from '@kadr/scene/time/clip-second'
import type { Shown } from './load-picture.ts'

type Clip = ClipLayer | FootageLayer | KeyedLayer

/** Clips load this long before they are visible, and are released this long after. */
const AHEAD_SECONDS = 3
const BEHIND_SECONDS = 1
const DRIFT_PLAYING = 0.25
const DRIFT_STILL = 0.04
/** Short cuts of footage are jumped over, too. */
const DRIFT_FOOTAGE = 0.1

const secondOf = (layer: Clip, { length, seconds }: { length: number; seconds: number }): number =>
  layer.kind === 'footage'
    ? findFootageSecond(layer.pieces, seconds)
    : findClipSecond({ layer, clipSeconds: length, seconds })

const isClip = (layer: Scene['layers'][number]): layer is Clip =>
  layer.kind === 'clip' || layer.kind === 'keyed' || layer.kind === 'footage'

const isNear = ({ start, duration }: Clip, seconds: number) =>
  start - seconds < AHEAD_SECONDS && seconds - start - duration < BEHIND_SECONDS

/** One video element per clip that is or will soon be visible. Muted: the sound is played by Web Audio. */
export const createClipPlayers = ({
  addressOf,
  onFrame,
}: {
  addressOf: (asset: string) => string | undefined
  onFrame: () => void
}) => {
  const videos = new Map<string, { video: HTMLVideoElement; asset: string }>()

  const release = (id: string) => {
    const found = videos.get(id)
    if (!found) return
    videos.delete(id)
    found.video.pause()
    found.video.removeAttribute('src')
    found.video.load()
  }

  const open = ({ id, asset }: Clip) => {
    const known = videos.get(id)
    if (known?.asset === asset) return known.video
    release(id)
    const src = addressOf(asset)
    if (!src) return undefined
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.src = src
    video.addEventListener('loadeddata', onFrame)
    video.addEventListener('seeked', onFrame)
    videos.set(id, { video, asset })
    return video
  }

  const follow = (
    video: HTMLVideoElement,
    { at, isPlaying, most }: { at: number; isPlaying: boolean; most: number },
  ) => {
    const drift = Math.abs(video.currentTime - at)
    if (drift > (isPlaying ? most : DRIFT_STILL) && !video.seeking) video.currentTime = at
    if (isPlaying && video.paused) void video.play().catch(() => undefined)
    if (!isPlaying && !video.paused) video.pause()
  }

  const bring = (layer: Clip, seconds: number, isPlaying: boolean) => {
    const video = open(layer)
    if (!video) return
    const isSeen = seconds >= layer.start && seconds < layer.start + layer.duration
    const at = secondOf(layer, {
      length: video.duration > 0 ? video.duration : Number.POSITIVE_INFINITY,
      seconds: Math.max(0, seconds - layer.start),
    })
    const most = layer.kind === 'footage' ? DRIFT_FOOTAGE : DRIFT_PLAYING
    follow(video, { at, isPlaying: isPlaying && isSeen, most })
  }

  return {
    /** Seeks the elements to a moment of the scene. */
    sync: ({
      scene,
      seconds,
      isPlaying,
    }: {
      scene: Scene
      seconds: number
      isPlaying: boolean
    }) => {
      const near = scene.layers.filter(isClip).filter((layer) => isNear(layer, seconds))
      for (const layer of near) bring(layer, seconds, isPlaying)
      for (const id of [...videos.keys()]) if (!near.some((layer) => layer.id === id)) release(id)
    },
    /** The current frame of a clip and its time within the clip. */
    frame: (layerId: string): { frame: Shown; moment: number } | undefined => {
      const video = videos.get(layerId)?.video
      if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
      const frame = { image: video, width: video.videoWidth, height: video.videoHeight }
      return { frame, moment: video.currentTime }
    },
    close: () => {
      for (const id of [...videos.keys()]) release(id)
    },
  }
}
