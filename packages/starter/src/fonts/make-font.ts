import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../encode.ts'
import { type Family, sourceOf } from './families.ts'
import { drawSpecimen } from './specimen.ts'

/** Font files, licence, index and a specimen for the library. */
export const makeFont = async (family: Family, folder: string): Promise<void> => {
  const { key, name, home, weights } = family
  const target = join(folder, 'fonts', key)
  await mkdir(target, { recursive: true })
  for (const weight of weights) {
    const content = await readFile(sourceOf(family, weight))
    await writeWhole(join(target, `${weight.weight}.ttf`), content)
  }
  await writeWhole(join(target, 'LICENSE.txt'), await readFile(join(home, 'LICENSE_FONT')))
  const files = weights.map(({ weight }) => ({ weight, file: `${weight}.ttf` }))
  await writeWhole(join(target, 'font.json'), JSON.stringify({ key, name, files }, null, 2))
  await writeWhole(join(folder, `fonts/${key}.jpg`), await drawSpecimen(family))
}
