import type { ReelContent } from '@kadr/contract/reel-content'
import { drawnPresenter } from '@kadr/contract/scene-presenter'
import type { ReelBrand } from '@kadr/contract/slideshow'
import type { SpokenScript } from '@kadr/contract/speech'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { directReel } from '@kadr/scene/director/direct-reel'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { chooseEmotion } from '@kadr/scene/kinds/greenscreen-meme/reactions'
import { fillFromProduct } from '@kadr/scene/kinds/product-demo/fill-from-product'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { joinScript } from '@kadr/scene/kinds/talking-head/join-script'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { cutText } from '@kadr/scene/text/cut-text'
import { getProduct } from '../products/index.ts'
import { findBrand } from '../reels/index.ts'
import { getVoices, speakOnce } from '../speech/index.ts'
import type { RunInput } from './run-step.ts'
import type { RunSubject } from './run-subject.ts'
import type { Written } from './write-run.ts'

type Build = { input: RunInput; subject: RunSubject; written: Written }
type Look = { style: string; seed: number; brand: ReelBrand }

const NO_BRAND: ReelBrand = { colour: null, name: '', logo: null, font: null }
const MEME_TEXT = 160
const MAX_TITLE = 200

/** Palette, music and details differ from run to run. */
const seedOfRun = (id: string) => Math.floor(createSeededRandom(id)() * 10_000)

const lookOf = async ({ ctx, automation, run }: RunInput): Promise<Look> => ({
  style: run.style ?? STYLES[0].key,
  seed: seedOfRun(run.id),
  brand: (await findBrand({ ctx, workspaceId: automation.workspaceId })) ?? NO_BRAND,
})

const buildSlideshow = async (
  { input, subject, written: { output } }: Build,
  look: Look,
): Promise<ReelContent | undefined> => {
  if (output.kind !== 'slideshow') return undefined
  // The dictionary of objects is large: only processes that make reels load it.
  const { matchObjects } = await import('@kadr/objects/match-objects')
  const { storyboard } = output
  const topic = subject.topic || (input.run.itemTitle ?? '')
  const form = directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant: 0,
    aspect: '9:16',
    brand: look.brand,
    assets: subject.mediaIds,
  })
  return { kind: 'slideshow', form: { ...form, style: look.style, seed: look.seed } }
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
  look: Look,
): Promise<ReelContent | undefined> => {
  if (output.kind !== 'talking_head') return undefined
  const script = joinScript(output.lines)
  const voice = await speak(input, script)
  return { kind: 'talking-head', form: createTalkingForm({ ...look, script, voice }) }
}

const buildProductDemo = async (
  { input, subject, written: { output } }: Build,
  look: Look,
): Promise<ReelContent | undefined> => {
  if (output.kind !== 'product_demo' || subject.productId === null) return undefined
  const { ctx, automation } = input
  const { workspaceId } = automation
  const product = await getProduct({ ctx, workspaceId, id: subject.productId })
  const { hook, benefits, callToAction } = output
  const written = { hook, benefits, callToAction }
  const form = fillFromProduct({ form: createDemoForm(look), product, written })
  return { kind: 'product-demo', form: { ...form, style: look.style } }
}

const buildMeme = (
  { subject, written: { output } }: Build,
  look: Look,
): ReelContent | undefined => {
  const words = output.kind === 'meme' ? output.memes[0] : undefined
  if (!words) return undefined
  const text = `${words.top} ${words.bottom}`
  const key = drawnPresenter.options[look.seed % drawnPresenter.options.length] ?? 'anna'
  const form = createMemeForm({
    ...look,
    reaction: createReaction({ drawn: { key, emotion: chooseEmotion(text) } }),
    background: { ...createMemeForm().background, asset: subject.mediaIds[0] ?? null },
    text: {
      top: cutText({ text: words.top, most: MEME_TEXT }),
      bottom: cutText({ text: words.bottom, most: MEME_TEXT }),
      preset: null,
    },
  })
  return { kind: 'greenscreen-meme', form }
}

/** A reel of the words; undefined when they are of another kind. */
export const buildReel = async (build: Build): Promise<ReelContent | undefined> => {
  const look = await lookOf(build.input)
  switch (build.input.rule.output) {
    case 'slideshow':
    case 'carousel':
      return buildSlideshow(build, look)
    case 'talking-head':
      return buildTalkingHead(build, look)
    case 'product-demo':
      return buildProductDemo(build, look)
    case 'greenscreen-meme':
      return buildMeme(build, look)
    case 'post':
      return undefined
  }
}

export const reelTitle = ({ input, subject }: Pick<Build, 'input' | 'subject'>): string =>
  cutText({ text: input.run.itemTitle || subject.topic || input.rule.name, most: MAX_TITLE })
