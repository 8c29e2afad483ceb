import type { Facts, PictureFacts, ProductFacts } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/ai-tasks'
import type { Currency } from '@kadr/contract/primitives'
import type { Product } from '@kadr/contract/products'
import { UserError } from '@kadr/domain/app-error'
import { formatNumber } from '@kadr/domain/plural'
import { catalogue } from '@kadr/objects/catalogue'
import type { AppContext } from '../../context.ts'
import { getProduct } from '../products/index.ts'
import { getResources } from '../resources/index.ts'
import { getBrandVoice } from './brand-voice.service.ts'
import { readPromptImage } from './read-prompt-image.ts'

type About = { ctx: AppContext; workspaceId: string; task: AiTask }

const SIGNS: Readonly<Record<Currency, string>> = { RUB: '₽', BYN: 'Br', USD: '$' }

const priceText = (price: Product['price']) =>
  price ? `${formatNumber(price.minor / 100)}\u00a0${SIGNS[price.currency]}` : ''

const readProduct = async ({ ctx, workspaceId, task }: About): Promise<ProductFacts | null> => {
  const id = 'productId' in task ? task.productId : null
  if (id === null) return null
  const { price, ...product } = await getProduct({ ctx, workspaceId, id })
  const { name, description, benefits, audience, link, tone } = product
  return { name, description, benefits, audience, link, tone, price: priceText(price) }
}

const readPicture = async ({ ctx, workspaceId, task }: About): Promise<PictureFacts | null> => {
  if (task.kind !== 'alt_text' || task.resourceId === null) return null
  const [row] = await getResources({ ctx, workspaceId, ids: [task.resourceId] })
  if (!row) return null
  const { name, tags, altText } = row
  const seen = ctx.ai.hasVision ? await readPromptImage({ ctx, row }) : null
  if (task.description === '' && tags.length === 0 && altText === '' && seen === null) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'О картинке ничего не известно: опишите её в двух словах',
      field: 'task.description',
    })
  }
  return { name, tags, altText, image: seen }
}

/** Context for the prompt. Lookups are scoped to the workspace. */
export const readFacts = async (about: About): Promise<Facts> => ({
  product: await readProduct(about),
  picture: await readPicture(about),
  voice: await getBrandVoice(about),
  // The templates leave objects to the director.
  objects:
    about.task.kind === 'slideshow' && !about.ctx.ai.isOffline
      ? catalogue.map(({ name }) => name)
      : [],
})
