import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { fillFromProduct } from '@kadr/scene/kinds/product-demo/fill-from-product'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { starterId } from '@kadr/starter'
import { listProducts } from '../../../library/products/index.ts'
import { getVoices, speakOnce } from '../../../studio/speech/index.ts'
import { MEME, PRODUCT_DEMO, TALK, TALKING_HEAD } from '../content/demo-kinds.ts'
import { BRAND } from '../content/demo-reels.ts'
import type { StepInput } from '../demo-step.ts'
import { findPicture } from './make-pictures.ts'
import type { DemoReel } from './render-demo.ts'

type Built = Omit<DemoReel, 'output'>

const music = (mood: string, volume: number) => ({ asset: starterId(`music/${mood}`), volume })

export const buildMeme = async (): Promise<Built> => {
  const { key, title, form } = MEME
  return {
    key,
    title,
    content: {
      kind: 'greenscreen-meme',
      form: greenscreenMeme.readForm({
        ...form,
        reaction: { ...form.reaction, asset: starterId('character/cat') },
        background: { ...form.background, asset: starterId('background/window-light') },
        music: music('upbeat', 80),
      }),
    },
  }
}

const getShownProduct = async ({ ctx, actor: { workspaceId } }: StepInput) => {
  const { items } = await listProducts({ ctx, workspaceId, query: { limit: 50 } })
  const shown = items.find(({ name }) => name === PRODUCT_DEMO.product) ?? items[0]
  if (!shown) throw new Error('There is no product to show')
  return shown
}

export const buildProductDemo = async (input: StepInput): Promise<Built> => {
  const { key, title, form, words } = PRODUCT_DEMO
  const filled = fillFromProduct({
    form: productDemo.readForm({ ...form, music: music('rhythmic', 80) }),
    product: await getShownProduct(input),
    written: { ...words, benefits: [...words.benefits] },
  })
  return { key, title, content: { kind: 'product-demo', form: filled } }
}

/** Without an offline voice the presenter is shown with music and captions. */
const speak = async (
  { ctx, actor, signal }: StepInput,
  script: string,
): Promise<SpokenScript | null> => {
  const { voices } = getVoices(ctx)
  const voice = voices.find(({ isOffline, gender }) => isOffline && gender === 'female')
  if (!voice) return null
  const order = { script, voice: voice.key, speed: 1 }
  const spoken = await speakOnce({ ctx, workspaceId: actor.workspaceId, order, signal })
  return spoken.voice
}

export const buildTalkingHead = async (input: StepInput): Promise<Built> => {
  const { key, title, form, insert } = TALKING_HEAD
  const asset = await findPicture({ ...input, key: insert.picture })
  const { start, end } = insert
  return {
    key,
    title,
    content: {
      kind: 'talking-head',
      form: talkingHead.readForm({
        ...form,
        voice: await speak(input, form.script),
        colour: BRAND.colour,
        inserts: [{ id: 'insert1', asset, start, end, layout: 'card' }],
        music: music('lofi', 20),
      }),
    },
  }
}

/** A take that a reel is cut of; undefined where nobody can speak. */
export const buildTalk = async (input: StepInput): Promise<Built | undefined> => {
  const { key, title, form } = TALK
  const voice = await speak(input, form.script)
  if (!voice) return undefined
  const read = talkingHead.readForm({ ...form, voice, inserts: [], music: null })
  return { key, title, content: { kind: 'talking-head', form: { ...read, music: null } } }
}
