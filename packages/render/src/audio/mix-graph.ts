import type { AudioPlan, PlannedTrack } from '@kadr/scene/audio-plan'
import { cutSeconds } from '@kadr/scene/clip-second'

export const SAMPLE_RATE = 48_000

const number = (value: number) => value.toFixed(4)

/** One track at its place in time, as long as the whole. */
const trackChain = (track: PlannedTrack, index: number, total: number): string => {
  const { duration, fadeIn, fadeOut, start } = track
  const piece = Math.min(duration, cutSeconds(track) ?? duration)
  const chain = [
    `aresample=${SAMPLE_RATE}`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    // Cut before it is repeated: a repeat is held in memory whole.
    `atrim=start=${number(track.from)}:duration=${number(piece)}`,
    'asetpts=PTS-STARTPTS',
    ...(track.role === 'voice' ? ['highpass=f=70'] : []),
    ...(track.isLooped ? ['aloop=loop=-1:size=2147483647'] : []),
    `atrim=duration=${number(duration)}`,
    ...(fadeIn > 0 ? [`afade=t=in:d=${number(fadeIn)}`] : []),
    ...(fadeOut > 0 ? [`afade=t=out:st=${number(duration - fadeOut)}:d=${number(fadeOut)}`] : []),
    `volume=${number(track.gain)}dB`,
    ...(start > 0 ? [`adelay=${Math.round(start * 1000)}:all=1`] : []),
    `apad=whole_dur=${number(total)}`,
    `atrim=duration=${number(total)}`,
  ]
  return `[${index}:a:0]${chain.join(',')}[t${index}]`
}

/** Several into one at their own levels. */
const sum = (labels: readonly string[], into: string): string =>
  labels.length === 1
    ? `${labels[0]}anull[${into}]`
    : `${labels.join('')}amix=inputs=${labels.length}:normalize=0:duration=longest[${into}]`

/** A voice recorded softly pushes music back as far as a loud one. */
const EVEN_KEY = 'dynaudnorm=f=250:g=11:p=0.5:m=30'
const DUCK = 'sidechaincompress=threshold=0.03:ratio=8:attack=20:release=350'

/** The filter graph that mixes a plan whose inputs come in the order of its tracks; ends in `[mix]`. */
export const mixGraph = ({ seconds, tracks }: AudioPlan): string => {
  const labelled = tracks.map((track, index) => ({ track, label: `[t${index}]` }))
  const chains = tracks.map((track, index) => trackChain(track, index, seconds))
  const voices = labelled.filter(({ track }) => track.role === 'voice').map(({ label }) => label)
  const ducked = labelled.filter(({ track }) => track.under.length > 0).map(({ label }) => label)
  if (voices.length === 0 || ducked.length === 0)
    return [
      ...chains,
      sum(
        labelled.map(({ label }) => label),
        'mix',
      ),
    ].join(';')
  const others = labelled
    .map(({ label }) => label)
    .filter((label) => !voices.includes(label) && !ducked.includes(label))
  return [
    ...chains,
    sum(voices, 'voice'),
    `[voice]asplit=2[heard][spoken];[spoken]${EVEN_KEY}[key]`,
    sum(ducked, 'bed'),
    `[bed][key]${DUCK}[low]`,
    sum(['[heard]', '[low]', ...others], 'mix'),
  ].join(';')
}
