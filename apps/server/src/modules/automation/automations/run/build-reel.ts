import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { drawnPresenter } from '@kadr/contract/studio/scene/presenter'
import { NO_BRAND, type ReelBrand } from '@kadr/contract/studio/slideshow'
import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { createForm } from '@kadr/scene/director/new-slide'
import { memeFromWords } from '@kadr/scene/kinds/greenscreen-meme/from-words'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import type { ReelLook } from '@kadr/scene/kinds/kind'
import { demoFromWords } from '@kadr/scene/kinds/product-demo/from-words'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { talkingHeadFromWords } from '@kadr/scene/kinds/talking-head/from-words'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { cutText } from '@kadr/scene/text/cut-text'
import { getProduct } from '../../../library/products/index.ts'
import { findBrand } from '../../../studio/brand/index.ts'
import { getVoices, speakOnce } from '../../../studio/speech/index.ts'
import type { RunInput } from './run-step.ts'
import type { RunSubject } from './run-subject.ts'
import type { Written } from './write-of-answers.ts'

type Build = { input: RunInput; subject: RunSubject; written: Written }
type Dress = { look: ReelLook; brand: ReelBrand }
type Built = ReelContent | undefined

const MAX_TITLE = 200

/** Varies palette, music and details between runs. */
const seedOfRun = (id: string) => Math.floor(createSeededRandom(id)() * 10_000)

const dressOf = async ({ ctx, automation, run }: RunInput): Promise<Dress> => ({
  look: { style: run.style ?? STYLES[0].key, seed: seedOfRun(run.id) },
  brand: (await findBrand({ ctx, workspaceId: automation.workspaceId })) ?? NO_BRAND,
})

const buildSlideshow = async (
  { input, subject, written: { output } }: Build,
  { look, brand }: Dress,
): Promise<Built> => {
  if (output.kind !== 'slideshow') return undefined
  // Loaded lazily: the dictionary of objects is large and only processes that make reels need it.
  const { slideshowFromWords } = await import('@kadr/scene/kinds/slideshow/from-words')
  const topic = subject.topic || (input.run.itemTitle ?? '')
  const form = createForm([], { brand })
  return {
    kind: 'slideshow',
    form: slideshowFromWords({ form, words: output, topic, assets: subject.mediaIds, look }),
  }
}

const speak = async (
  { ctx, automation, rule, signal }: RunInput,
  script: string,
): Promise<SpokenScript | null> => {
  const { voices } = getVoices(ctx)
  const voice =
    voices.find(({ key }) => key === rule.voice) ??
    voices.find(({ isOffline }) => isOffline) ??
    voices[0]
  if (!voice) return null
  const order = { script, voice: voice.key, speed: 1 }
  const { workspaceId } = automation
  return (await speakOnce({ ctx, workspaceId, order, signal })).voice
}

const buildTalkingHead = async (
  { input, written: { output } }: Build,
  { look, brand }: Dress,
): Promise<Built> => {
  if (output.kind !== 'talking_head') return undefined
  const form = talkingHeadFromWords({ form: createTalkingForm({ brand }), words: output, look })
  return { kind: 'talking-head', form: { ...form, voice: await speak(input, form.script) } }
}

const buildProductDemo = async (
  { input, subject, written: { output } }: Build,
  { look, brand }: Dress,
): Promise<Built> => {
  if (output.kind !== 'product_demo' || subject.productId === null) return undefined
  const { ctx, automation } = input
  const { workspaceId } = automation
  const product = await getProduct({ ctx, workspaceId, id: subject.productId })
  const form = createDemoForm({ brand })
  return { kind: 'product-demo', form: demoFromWords({ form, words: output, product, look }) }
}

const buildMeme = async (
  { subject, written: { output } }: Build,
  { look, brand }: Dress,
): Promise<Built> => {
  const words = output.kind === 'meme' ? output.memes[0] : undefined
  if (!words) return undefined
  const key = drawnPresenter.options[look.seed % drawnPresenter.options.length] ?? 'anna'
  const form = createMemeForm({
    brand,
    reaction: createReaction({ drawn: { key, emotion: 'shock' } }),
    background: { ...createMemeForm().background, asset: subject.mediaIds[0] ?? null },
  })
  return { kind: 'greenscreen-meme', form: memeFromWords({ form, words, look }) }
}

const BUILDERS: Record<AutomationOutput, (build: Build, dress: Dress) => Promise<Built>> = {
  slideshow: buildSlideshow,
  carousel: buildSlideshow,
  'talking-head': buildTalkingHead,
  'product-demo': buildProductDemo,
  'greenscreen-meme': buildMeme,
  'own-video': async () => undefined,
  post: async () => undefined,
}

/** Undefined when the text is of another kind. */
export const buildReel = async (build: Build): Promise<Built> =>
  BUILDERS[build.input.rule.output](build, await dressOf(build.input))

export const reelTitle = ({ input, subject }: Pick<Build, 'input' | 'subject'>): string =>
  cutText({ text: input.run.itemTitle || subject.topic || input.rule.name, most: MAX_TITLE })
