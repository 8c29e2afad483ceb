import { join } from 'node:path'
import { ensureFolder, storeFile } from '../../../library/resources/index.ts'
import type { StepInput } from '../demo-step.ts'

const FOLDER = join(import.meta.dirname, 'photos')

/** Still lifes computed for the demo, without a word on them: [the name of the file, what is to be seen]. */
const PHOTOS = {
  cup: ['Чашка «Утро»', 'Чашка с молочной глазурью на терракотовом блюдце, рядом голубой кувшин'],
  'cup-above': [
    'Чашка «Утро» сверху',
    'Чашка с чаем и пустая чашка на деревянном столе, вид сверху',
  ],
  lesson: ['Гончарный круг', 'Миска из сырой глины на гончарном круге, за ней полки с посудой'],
  vase: ['Ваза «Дюна»', 'Низкая ваза песочных тонов с ветками эвкалипта'],
} as const

export type ProductPhoto = keyof typeof PHOTOS

/** Deduplicated by content. */
export const storePhoto = async ({
  ctx,
  actor: { workspaceId },
  photo,
}: Pick<StepInput, 'ctx' | 'actor'> & { photo: ProductPhoto }): Promise<string> => {
  const [name, altText] = PHOTOS[photo]
  const { row } = await storeFile({
    ctx,
    workspaceId,
    source: { path: join(FOLDER, `${photo}.jpg`) },
    name: `${name}.jpg`,
    folderId: await ensureFolder({ ctx, workspaceId, name: 'Снимки продуктов' }),
    altText,
    tags: ['продукты'],
  })
  return row.id
}
