import { type AudioPlan, MUFFLING, type PlannedTrack } from '@kadr/scene/sound/audio-plan'
import { measureTrim } from '@kadr/scene/time/clip-second'

export const SAMPLE_RATE = 48_000

const formatNumber = (value: number) => value.toFixed(4)

/** Half of the crossfade from muffled to open. */
const OPENING_SECONDS = 0.02

/** Until a moment of the scene only the low tones are heard, as if behind a door. */
const buildMuffled = ({ muffledUntil }: PlannedTrack, index: number): string => {
  if (muffledUntil === undefined || muffledUntil <= OPENING_SECONDS) return ''
  const { cutoffHertz, decibels } = MUFFLING
  const fade = `st=${formatNumber(muffledUntil - OPENING_SECONDS)}:d=${OPENING_SECONDS * 2}`
  const [whole, low, open] = [`w${index}`, `l${index}`, `o${index}`]
  return [
    `,asplit=2[${whole}][${open}]`,
    `[${whole}]lowpass=f=${cutoffHertz}:p=2,volume=${decibels}dB,afade=t=out:${fade}[${low}]`,
    `[${open}]afade=t=in:${fade}[${open}i]`,
    `[${low}][${open}i]amix=inputs=2:normalize=0:duration=longest`,
  ].join(';')
}

/** A track whose file has been prepared. */
export type MixedTrack = PlannedTrack & {
  /** Decibels that bring a voice to the level its gate and compressor are made for. */
  level?: number
}

export const RUMBLE = 'highpass=f=80'

/** Breath between words is lowered, not cut off, and loud words are held back a little. */
const evenOut = (level: number): string[] => [
  RUMBLE,
  `volume=${formatNumber(level)}dB`,
  'agate=threshold=-45dB:ratio=2:range=-12dB:attack=6:release=220:knee=4',
  'acompressor=threshold=-22dB:ratio=2.6:attack=10:release=160:knee=6',
]

const cleanVoice = ({ role, level }: MixedTrack): string[] => {
  if (role !== 'voice') return []
  return level === undefined ? ['highpass=f=70'] : evenOut(level)
}

/** One track padded to the length of the scene. */
const buildTrackChain = (track: MixedTrack, index: number, total: number): string => {
  const { duration, fadeIn, fadeOut, start } = track
  const piece = Math.min(duration, measureTrim(track) ?? duration)
  const chain = [
    `aresample=${SAMPLE_RATE}`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    // Trimmed before aloop, which buffers the whole repeated segment in memory.
    `atrim=start=${formatNumber(track.from)}:duration=${formatNumber(piece)}`,
    'asetpts=PTS-STARTPTS',
    ...cleanVoice(track),
    ...(track.isLooped ? ['aloop=loop=-1:size=2147483647'] : []),
    `atrim=duration=${formatNumber(duration)}`,
    ...(fadeIn > 0 ? [`afade=t=in:d=${formatNumber(fadeIn)}`] : []),
    ...(fadeOut > 0
      ? [`afade=t=out:st=${formatNumber(duration - fadeOut)}:d=${formatNumber(fadeOut)}`]
      : []),
    `volume=${formatNumber(track.gain)}dB`,
    ...(start > 0 ? [`adelay=${Math.round(start * 1000)}:all=1`] : []),
    `apad=whole_dur=${formatNumber(total)}`,
    `atrim=duration=${formatNumber(total)}`,
  ]
  return `[${index}:a:0]${chain.join(',')}${buildMuffled(track, index)}[t${index}]`
}

/** Sums several inputs without normalising their levels. */
const buildSum = (labels: readonly string[], into: string): string =>
  labels.length === 1
    ? `${labels[0]}anull[${into}]`
    : `${labels.join('')}amix=inputs=${labels.length}:normalize=0:duration=longest[${into}]`

/** Normalises the sidechain so that a quiet voice ducks music as much as a loud one. */
const SIDECHAIN_NORMALISER = 'dynaudnorm=f=250:g=11:p=0.5:m=30'
const DUCK = 'sidechaincompress=threshold=0.03:ratio=8:attack=20:release=350'

export type MixPlan = Omit<AudioPlan, 'tracks'> & { tracks: readonly MixedTrack[] }

/**
 * Builds the ffmpeg filter graph for a plan whose inputs are in track order; the output label is
 * `[mix]`.
 */
export const buildMixGraph = ({ seconds, tracks }: MixPlan): string => {
  const labelled = tracks.map((track, index) => ({ track, label: `[t${index}]` }))
  const chains = tracks.map((track, index) => buildTrackChain(track, index, seconds))
  const voices = labelled.filter(({ track }) => track.role === 'voice').map(({ label }) => label)
  const ducked = labelled.filter(({ track }) => track.duckedBy.length > 0).map(({ label }) => label)
  if (voices.length === 0 || ducked.length === 0)
    return [
      ...chains,
      buildSum(
        labelled.map(({ label }) => label),
        'mix',
      ),
    ].join(';')
  const others = labelled
    .map(({ label }) => label)
    .filter((label) => !voices.includes(label) && !ducked.includes(label))
  return [
    ...chains,
    buildSum(voices, 'voice'),
    `[voice]asplit=2[heard][spoken];[spoken]${SIDECHAIN_NORMALISER}[key]`,
    buildSum(ducked, 'bed'),
    `[bed][key]${DUCK}[low]`,
    buildSum(['[heard]', '[low]', ...others], 'mix'),
  ].join(';')
}
