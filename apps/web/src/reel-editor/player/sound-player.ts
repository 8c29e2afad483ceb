import { type AudioPlan, MUFFLING, type PlannedTrack } from '@kadr/scene/sound/audio-plan'
import { expandPieces } from '@kadr/scene/sound/expand-pieces'
import { measureTrim } from '@kadr/scene/time/clip-second'
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

const AUDIBLE = 0.001
/** A sample of each of this many: a whole buffer would be read too long. */
const STRIDE = 64

/** Whether a clip is more than a stream of silence. */
export const isAudible = (buffer: Pick<AudioBuffer, 'getChannelData'>): boolean => {
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += STRIDE)
    if (Math.abs(samples[at] ?? 0) > AUDIBLE) return true
  return false
}

const OPEN_HERTZ = 20_000
/** A filter without a resonance, as the renderer's. */
const FLAT = Math.SQRT1_2

/** The filter of music that opens at a moment of the scene; none where it is open already. */
const muffle = (
  context: AudioContext,
  { track, begin, at }: { track: PlannedTrack; begin: number; at: number },
): BiquadFilterNode | undefined => {
  const { muffledUntil = 0 } = track
  if (begin >= muffledUntil) return undefined
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.Q.value = 20 * Math.log10(FLAT)
  filter.frequency.setValueAtTime(MUFFLING.cutoffHertz, at)
  filter.frequency.setValueAtTime(OPEN_HERTZ, at + muffledUntil - begin)
  return filter
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
    const muffler = muffle(context, { track, begin, at })
    source.connect(gain)
    if (muffler) gain.connect(muffler).connect(context.destination)
    else gain.connect(context.destination)
    source.start(at, offset, track.isLooped ? undefined : end - begin)
    source.stop(at + end - begin)
    playing.nodes.push(source)
  }

  /** What stands in for silent clips plays when all others are known to be silent. */
  const isSilentWithout = async (tracks: AudioPlan['tracks']): Promise<boolean> => {
    const others = tracks.filter(({ role, isFallback }) => role !== 'effect' && !isFallback)
    const sounds = await Promise.all(others.map(({ asset }) => load(asset)))
    return !sounds.some((sound) => sound && isAudible(sound.buffer))
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
        const isWanted = track.isFallback ? isSilentWithout(plan.tracks) : true
        // A sound that loads late joins at the current position.
        void Promise.all([load(track.asset), isWanted]).then(([sound, isHeard]) => {
          if (!sound || !isHeard || playing !== session) return
          for (const part of expandPieces(track)) startTrack(part, sound)
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
