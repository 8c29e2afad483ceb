import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { composeFrames } from '@kadr/render/compose-frames'
import { buildRawInputOptions, buildVideoOptions } from '@kadr/render/encoding'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'

/** The baseline: frames from memory, only encoded. */
export const encodeOnly =
  ({ raw, output }: { raw: string; output: string }) =>
  async () => {
    const frames = [...buildRawInputOptions(getCanvasSize('9:16')), '-i', raw]
    const child = spawn(
      'ffmpeg',
      [
        ...['-nostdin', '-v', 'error', '-y', ...frames],
        ...[...buildVideoOptions('standard'), '-movflags', '+faststart', output],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  }

export const storeFrames = async ({
  scene,
  files,
  path,
  raw,
}: {
  scene: Scene
  files: Readonly<Record<string, string>>
  path: string
  raw: string
}) => {
  const file = createWriteStream(raw)
  for await (const frame of composeFrames({ scene, files, scale: 1, path })) {
    await new Promise<void>((written, failed) => {
      file.write(frame, (error) => (error ? failed(error) : written()))
    })
  }
  file.end()
  await once(file, 'close')
}
