import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runBounded } from '@kadr/kit/node/bounded-process'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { SECONDS } from './played.ts'

const LIMITS = { memoryMebibytes: 2048, cpuSeconds: 60, fileMebibytes: 64, timeoutMs: 60_000 }

const PICTURE = ['-f', 'lavfi', '-i', `testsrc2=size=180x320:rate=12:duration=${SECONDS}`]
const SOUND = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`]
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '12']
const AAC = ['-c:a', 'aac', '-b:a', '96k']
const FRAGMENTED = ['-movflags', 'frag_keyframe+empty_moov+default_base_moof']
const STILL = ['-frames:v', '1']

/** How each file is made; names are the last parts of addresses. */
const FILES: Record<string, { name: string; type: string; args: readonly string[] }> = {
  'both.mp4': {
    name: 'both.mp4',
    type: 'video/mp4',
    args: [...PICTURE, ...SOUND, ...H264, ...AAC, '-movflags', '+faststart'],
  },
  'video.mp4': { name: 'video.mp4', type: 'video/mp4', args: [...PICTURE, ...H264, ...FRAGMENTED] },
  'audio.m4a': {
    name: 'audio.m4a',
    type: 'audio/mp4',
    args: [...SOUND, ...AAC, ...FRAGMENTED, '-f', 'mp4'],
  },
  'both.ts': {
    name: 'both.ts',
    type: 'video/mp2t',
    args: [...PICTURE, ...SOUND, ...H264, ...AAC, '-f', 'mpegts'],
  },
  'x.128.mp3': { name: 'x.mp3', type: 'audio/mpeg', args: [...SOUND, '-b:a', '128k'] },
  'cover.jpg': { name: 'cover.jpg', type: 'image/jpeg', args: [...PICTURE, ...STILL] },
}

const fileOf = (name: string) => FILES[/^photo-\d+\.jpg$/.test(name) ? 'cover.jpg' : name]

/** Files of the fake sources, made by ffmpeg when they are first asked for. */
export const createMedia = ({ tempDir, path }: { tempDir: string; path: string }) => {
  const made = new Map<string, Promise<Buffer>>()
  const make = ({ name, args }: { name: string; args: readonly string[] }) =>
    withTempFolder({
      tempDir,
      async run(folder) {
        const file = join(folder, name)
        const quiet = ['-nostdin', '-v', 'error', '-y']
        await runBounded({
          program: 'ffmpeg',
          path,
          limits: LIMITS,
          args: [...quiet, ...args, file],
        })
        return readFile(file)
      },
    })
  return async (name: string): Promise<{ bytes: Buffer; type: string } | undefined> => {
    const file = fileOf(name)
    if (!file) return undefined
    const making = made.get(file.name) ?? make(file)
    made.set(file.name, making)
    making.catch(() => made.delete(file.name))
    return { bytes: await making, type: file.type }
  }
}
