import { startProgram } from '../program.ts'

export type Loudness = { lufs: number; peak: number }

const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1 }

const lastNumber = (text: string, pattern: RegExp): number => {
  const [found] = [...text.matchAll(pattern)].slice(-1)
  const value = Number(found?.[1])
  // ffmpeg reports silence as minus infinity.
  return Number.isFinite(value) ? value : -120
}

/** ffmpeg prints the summary at the end of the stream. */
export const MEASURE = 'ebur128=peak=sample:framelog=verbose'

export const readLoudness = (stderr: string): Loudness => ({
  lufs: lastNumber(stderr, /I:\s+(\S+) LUFS/g),
  peak: lastNumber(stderr, /Peak:\s+(\S+) dBFS/g),
})

/** Integrated loudness and sample peak, after a filter. */
export const measureLoudness = async ({
  input,
  filter,
  path,
}: {
  input: readonly string[]
  filter: string
  path: string
}): Promise<Loudness> => {
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-v', 'info', ...input],
      ...['-map', '0:a:0', '-af', `${filter},${MEASURE}`],
      ...['-f', 'null', '-'],
    ],
    path,
    limits: LIMITS,
    stdout: 'ignore',
  })
  const { stderr } = await program.ended
  return readLoudness(stderr)
}
