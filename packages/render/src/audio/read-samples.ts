import { startProgram } from '../program.ts'
import { SAMPLE_RATE } from './mix-graph.ts'
import { CHANNELS } from './wav-writer.ts'

const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1 }
const BYTES = 4

/** Samples of a file in order from a second on, silence after its end; both channels of one moment are neighbours. */
export const openSamples = ({
  input,
  from,
  path,
}: {
  input: readonly string[]
  from: number
  path: string
}) => {
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-v', 'error', '-ss', from.toFixed(6), ...input],
      ...['-map', '0:a:0', '-af', `aresample=${SAMPLE_RATE}:async=1:first_pts=0`],
      ...['-ac', `${CHANNELS}`, '-f', 'f32le', 'pipe:1'],
    ],
    path,
    limits: LIMITS,
    stdout: 'bytes',
  })
  const { stdout } = program.child
  if (!stdout) throw new Error('ffmpeg has no output')
  const chunks = stdout[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let isOver = false

  /** Waits for at least one whole sample; false at the end of the stream. */
  const wait = async (): Promise<boolean> => {
    while (rest.length < BYTES) {
      const { value, done }: IteratorResult<Buffer> = await chunks.next()
      if (done) return false
      rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    }
    return true
  }

  const copy = (count: number, into: Float32Array | undefined, at: number) => {
    if (into)
      for (let index = 0; index < count; index += 1)
        into[at + index] = rest.readFloatLE(index * BYTES)
    rest = rest.subarray(count * BYTES)
  }

  /** Fills the samples, or skips as many when there are none to fill. */
  const take = async (count: number, into: Float32Array | undefined): Promise<void> => {
    for (let done = 0; done < count && !isOver; ) {
      isOver = !(await wait())
      const usable = Math.min(count - done, Math.floor(rest.length / BYTES))
      copy(usable, into, done)
      done += usable
    }
  }
  return {
    skip: (frames: number) => take(frames * CHANNELS, undefined),
    async read(frames: number): Promise<Float32Array> {
      const samples = new Float32Array(frames * CHANNELS)
      await take(samples.length, samples)
      return samples
    },
    close: () => program.kill(),
  }
}
