import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { Assets } from '@kadr/scene/draw/assets'
import { draw } from '@kadr/scene/draw/draw'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { planAudio } from '@kadr/scene/sound/audio-plan'
import { dequal } from 'dequal'
import type { AssetStore } from './asset-store.ts'
import { createClipPlayers } from './clip-players.ts'
import { createFootagePlayers } from './footage-players.ts'
import { createKeyedFrames, POSTER } from './keyed-frames.ts'
import { loadFonts } from './load-fonts.ts'
import { createPlayClock, shownMoment } from './play-clock.ts'
import { createSoundPlayer } from './sound-player.ts'
import { createPreviewCache, createSurface } from './surface.ts'
import { createUsedAssets } from './used-assets.ts'

/** More is not visible in a preview, and slow phones keep up with this. */
const MAX_WIDTH = 720

export type PlayerState = { seconds: number; isPlaying: boolean; length: number }
export type ScenePlayer = ReturnType<typeof createScenePlayer>

const createFilmPlayers = ({ store, onFrame }: { store: AssetStore; onFrame: () => void }) => {
  const addressOf = (asset: string): string | undefined => {
    const urls = store.get(asset)?.urls
    return urls?.preview ?? urls?.original
  }
  const clips = createClipPlayers({ addressOf, onFrame })
  const footage = createFootagePlayers({ addressOf, onFrame })
  return {
    sync: (moment: { scene: Scene; seconds: number; isPlaying: boolean }) => {
      clips.sync(moment)
      footage.sync(moment)
    },
    frame: (layerId: string) => clips.frame(layerId) ?? footage.frame(layerId),
    now: footage.now,
    unlock: footage.unlock,
    close: () => {
      clips.close()
      footage.close()
    },
  }
}

/** Footage is heard by its own elements. */
const heardPlan = (scene: Scene) => {
  const plan = planAudio(scene)
  return { ...plan, tracks: plan.tracks.filter(({ pieces }) => pieces === undefined) }
}

/** Plays a scene on a canvas in a loop, in sync with its sound, by the code the server renders with. */
export const createScenePlayer = ({ store }: { store: AssetStore }) => {
  const sound = createSoundPlayer({ load: store.sound })
  const listeners = new Set<() => void>()
  const kept = createPreviewCache()
  const used = createUsedAssets(store, () => canvas?.width ?? 0)
  let canvas: HTMLCanvasElement | undefined
  let scene: Scene | undefined
  let state: PlayerState = { seconds: 0, isPlaying: false, length: 0 }
  let frame = 0

  const films = createFilmPlayers({ store, onFrame: () => ask() })
  const clock = createPlayClock({
    now: () => performance.now(),
    soundNow: () => films.now() ?? sound.now(),
  })
  const keyed = createKeyedFrames()
  // The poster is the fallback until the clip is loaded.
  const findFrame = ({ layerId, asset }: { layerId: string; asset: string }) => {
    const poster = used.picture(asset)
    return films.frame(layerId) ?? (poster && { frame: poster, moment: POSTER })
  }
  const assets: Assets<CanvasImageSource> = {
    picture: used.picture,
    frame: ({ layerId, asset }) => {
      const found = findFrame({ layerId, asset })
      return found && scene && keyed.of({ scene, layerId, ...found })
    },
    object: used.object,
    createSurface,
    cache: kept,
    isDrawingCached: true,
  }

  const set = (changes: Partial<PlayerState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const paint = () => {
    const brush = canvas?.getContext('2d', { alpha: false })
    if (!canvas || !brush || !scene) return
    const shown = shownMoment(state, scene)
    films.sync({ scene, seconds: shown, isPlaying: state.isPlaying })
    const seconds = Math.min(shown, Math.max(0, scene.seconds - 0.001))
    const scale = canvas.width / getCanvasSize(scene.aspect).width
    draw({ brush, scene, seconds, assets, scale })
  }

  const begin = (seconds: number) => {
    if (!scene) return
    clock.start(seconds)
    sound.play({ plan: heardPlan(scene), from: seconds })
  }

  const step = () => {
    frame = 0
    if (state.isPlaying && scene) {
      const seconds = clock.read()
      if (seconds >= scene.seconds) {
        begin(0)
        set({ seconds: 0 })
      } else set({ seconds })
    }
    paint()
    if (state.isPlaying) ask()
  }
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  const forget = () => {
    kept.clear()
    used.forget()
    ask()
  }
  const leaveStore = store.subscribe(() => {
    if (used.isChanged()) forget()
  })

  const fit = () => {
    if (!canvas || !scene) return
    const { width, height } = getCanvasSize(scene.aspect)
    const wanted = Math.round((canvas.clientWidth || 320) * devicePixelRatio)
    const pixels = Math.min(MAX_WIDTH, wanted)
    if (canvas.width === pixels && canvas.height === Math.round((pixels * height) / width)) return
    canvas.width = pixels
    canvas.height = Math.round((pixels * height) / width)
    kept.clear()
  }
  const resizes = new ResizeObserver(() => {
    fit()
    paint()
  })

  return {
    attach: (element: HTMLCanvasElement) => {
      canvas = element
      resizes.observe(element)
      fit()
      ask()
      return () => {
        resizes.unobserve(element)
        canvas = undefined
      }
    },
    setScene: (next: Scene) => {
      const isSoundOther = scene?.seconds !== next.seconds || !dequal(scene.audio, next.audio)
      scene = next
      set({ length: next.seconds, seconds: Math.min(state.seconds, next.seconds) })
      fit()
      forget()
      void loadFonts(next).then(forget)
      if (!isSoundOther) return
      sound.prepare(heardPlan(next))
      if (state.isPlaying) begin(state.seconds)
    },
    play: () => {
      if (!scene || state.isPlaying) return
      const from = state.seconds >= scene.seconds - 0.05 ? 0 : state.seconds
      begin(from)
      films.unlock()
      set({ isPlaying: true, seconds: from })
      ask()
    },
    pause: () => {
      if (!state.isPlaying) return
      sound.stop()
      set({ isPlaying: false })
      ask()
    },
    seek: (seconds: number) => {
      set({ seconds: Math.min(Math.max(0, seconds), state.length) })
      if (state.isPlaying) begin(state.seconds)
      ask()
    },
    /** The current frame of a clip, before keying. */
    sourceFrame: (clip: { layerId: string; asset: string }) => findFrame(clip)?.frame,
    getState: () => state,
    /** The moment on the canvas. */
    getShown: () => (scene ? shownMoment(state, scene) : 0),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => {
      if (frame !== 0) cancelAnimationFrame(frame)
      resizes.disconnect()
      leaveStore()
      sound.close()
      films.close()
    },
  }
}
