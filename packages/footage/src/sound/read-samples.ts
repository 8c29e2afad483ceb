import type { FootageSpan } from '@kadr/contract/studio/footage'
import { startBounded } from '@kadr/kit/node/bounded-process'
import { HEARD } from './listen.ts'

const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1, timeoutMs: 60_000 }

/** A part of the sound as a recogniser hears it. */
export const readSamples = async ({
  input,
  part,
  path,
}: {
  input: readonly string[]
  part: FootageSpan
  path: string
}): Promise<Float32Array> => {
  const { from, to } = part
  const started = startBounded({
    program: 'ffmpeg',
    args: [
      ...['-nostdin', '-hide_banner', '-v', 'error', '-ss', `${from / 1000}`],
      ...['-t', `${(to - from) / 1000}`, '-vn', ...input, ...HEARD, 'pipe:1'],
    ],
    path,
    limits: LIMITS,
    stdout: 'bytes',
    group: 'inherited',
  })
  const chunks: Buffer[] = []
  for await (const chunk of started.child.stdout ?? []) chunks.push(Buffer.from(chunk))
  await started.ended
  const bytes = new Uint8Array(Buffer.concat(chunks))
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}
