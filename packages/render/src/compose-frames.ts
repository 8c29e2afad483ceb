import { tmpdir } from 'node:os'
import type { Scene } from '@kadr/contract/scene'
import { FRAMES_PER_SECOND, frameCount } from '@kadr/scene/canvas-size'
import { createComposer } from './compose/composer.ts'
import { registerFonts } from './fonts.ts'
import { createKernel } from './planes/kernel.ts'
import { bytesOf, createStudio, takePlanes } from './planes/planes.ts'

/** Raw frames of a scene one after another, in this process; each is drawn over by the next. */
export async function* composeFrames({
  scene,
  files,
  scale,
  path,
  memoryMebibytes = 512,
}: {
  scene: Scene
  files: Readonly<Record<string, string>>
  scale: number
  path: string
  memoryMebibytes?: number
}): AsyncGenerator<Uint8Array> {
  registerFonts(scene)
  const studio = createStudio(createKernel({ memoryBytes: memoryMebibytes * 1024 * 1024 }))
  const fileOf = (asset: string) => files[asset] ?? ''
  const composer = createComposer({ studio, scene, scale, path, folder: tmpdir(), fileOf })
  let planes = takePlanes(studio, { ...composer.size, hasAlpha: false })
  try {
    for (let frame = 0; frame < frameCount(scene); frame += 1) {
      planes = await composer.composeNext(planes, frame / FRAMES_PER_SECOND)
      yield bytesOf(studio, planes)
    }
  } finally {
    await composer.close()
  }
}
