import type { AudioPlan, PlannedTrack } from '@kadr/scene/audio-plan'
import { measureTrim } from '@kadr/scene/clip-second'
import type { Sound } from './load-sound.ts'
import { gainCurve } from './track-gain.ts'

type LoadSound = (asset: string) => Promise<Sound | undefined>

/** The position inside the sound at a second of the scene. */
export const offsetIn = ({
  track,
  seconds,
  length,
}: {
  track: Pick<PlannedTrack, 'from' | 'isLooped' | 'start' | 'until'>
  seconds: number
  length: number
}): number => {
  const passed = Math.max(0, seconds - track.start)
  const piece = Math.min(measureTrim(track) ?? length, length - track.from)
  return track.from + (track.isLooped && piece > 0 ? passed % piece : passed)
}

/**
 * Plays the sound of a scene. The context is created at the first press of play: browsers block audio before a
 * gesture.
 */
export const createSoundPlayer = ({ load }: { load: LoadSound }) => {
  let context: AudioContext | undefined
  let playing: { startedAt: number; from: number; nodes: AudioScheduledSourceNode[] } | undefined

  const startTrack = (track: PlannedTrack, { buffer, seconds: length }: Sound) => {
    if (!context || !playing) return
    const elapsed = Math.max(0, context.currentTime - playing.startedAt)
    const seconds = playing.from + elapsed
    const end = track.start + track.duration
    const begin = Math.max(track.start, seconds)
    if (end - begin < 0.05) return
    const at = playing.startedAt + (begin - playing.from)
    const offset = offsetIn({ track, seconds: begin, length })
    if (offset >= length) return
    const gain = context.createGain()
    gain.gain.setValueCurveAtTime(gainCurve({ track, from: begin, to: end }), at, end - begin)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = track.isLooped
    source.loopStart = track.from
    source.loopEnd = Math.min(length, track.until ?? length)
    source.connect(gain).connect(context.destination)
    source.start(at, offset, track.isLooped ? undefined : end - begin)
    source.stop(at + end - begin)
    playing.nodes.push(source)
  }

  const stop = () => {
    for (const node of playing?.nodes ?? []) node.stop()
    playing = undefined
  }

  return {
    /** Prefetches the sounds. */
    prepare: ({ tracks }: AudioPlan) => {
      for (const { asset } of tracks) void load(asset)
    },
    play: ({ plan, from }: { plan: AudioPlan; from: number }) => {
      stop()
      if (plan.tracks.length === 0) return
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume().catch(() => undefined)
      const session = { startedAt: context.currentTime, from, nodes: [] }
      playing = session
      for (const track of plan.tracks) {
        // A sound that loads late joins at the current position.
        void load(track.asset).then((sound) => {
          if (sound && playing === session) startTrack(track, sound)
        })
      }
    },
    stop,
    /** The audible second of the scene. */
    now: (): number | undefined => {
      if (!context || !playing || playing.nodes.length === 0 || context.state !== 'running')
        return undefined
      return playing.from + Math.max(0, context.currentTime - playing.startedAt)
    },
    close: () => {
      stop()
      void context?.close().catch(() => undefined)
      context = undefined
    },
  }
}
