import type { Scene } from '@kadr/contract/studio/scene/scene'
import { matchSentences } from '@kadr/objects/match-objects'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { DRAWN_REACTIONS } from '@kadr/scene/kinds/greenscreen-meme/reactions'
import { findDemoObjects } from '@kadr/scene/kinds/product-demo/find-objects'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { DEMOS, MEMES, SCRIPTS } from './kind-samples.ts'

const PEOPLE = ['anna', 'mark', 'lina', 'peter'] as const

type Facts = ReadonlyMap<string, AssetFacts>

const demoScene = (style: string, seed: number, facts: Facts): Scene => {
  const { name, price, hook, benefits, act } = DEMOS[seed % DEMOS.length] ?? DEMOS[0]
  const empty = createDemoForm()
  const form = createDemoForm({
    style,
    seed,
    name,
    hook: { ...empty.hook, text: hook },
    benefits: benefits.map((text, at) => ({ id: `b${at}`, text, object: null })),
    callToAction: { ...empty.callToAction, text: act, price },
  })
  return productDemo.toScene({ facts, form: findDemoObjects(form)(form) })
}

const talkingScene = (style: string, seed: number, facts: Facts): Scene => {
  const script = SCRIPTS[seed % SCRIPTS.length] ?? SCRIPTS[0]
  const sentences = script.split(/(?<=[.!?])\s+/u)
  let word = 0
  const objects = matchSentences(sentences).flatMap((name, at) => {
    const first = word
    word += (sentences[at] ?? '').split(/\s+/u).length
    return name ? [{ word: first, name }] : []
  })
  const key = PEOPLE[seed % PEOPLE.length] ?? 'anna'
  const presenter = { kind: 'drawn', key, backdrop: null } as const
  const speaker = { name: 'Анна Ким', role: 'Основатель' }
  return talkingHead.toScene({
    facts,
    form: createTalkingForm({ style, seed, script, presenter, speaker, objects }),
  })
}

const memeScene = (style: string, seed: number, facts: Facts): Scene => {
  const { top, bottom } = MEMES[seed % MEMES.length] ?? MEMES[0]
  const drawn = DRAWN_REACTIONS[(seed * 7) % DRAWN_REACTIONS.length] ?? null
  const [object = null] = matchSentences([`${top} ${bottom}`])
  return greenscreenMeme.toScene({
    facts,
    form: createMemeForm({
      style,
      seed,
      reaction: createReaction({ drawn }),
      background: { asset: null, object, fit: 'cover', isMoving: true, from: 0 },
      text: { top, bottom, preset: null },
    }),
  })
}

/** Other kinds of reels, with samples of their words. */
export const OTHER_KINDS = [
  { name: 'product-demo', sceneOf: demoScene },
  { name: 'talking-head', sceneOf: talkingScene },
  { name: 'greenscreen-meme', sceneOf: memeScene },
]
