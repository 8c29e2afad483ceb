import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { matchObjects, matchSentences } from '@kadr/objects/match-objects'
import { joinStills } from '@kadr/render/contact-sheet'
import { createStillDrawer } from '@kadr/render/draw-still'
import { createCard } from '@kadr/scene/director/new-slide'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { DRAWN_REACTIONS } from '@kadr/scene/kinds/greenscreen-meme/reactions'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { DEMOS, MEMES, SCRIPTS } from './kind-samples.ts'

const SCALE = 0.19
const STILLS = 8
const PEOPLE = ['anna', 'mark', 'lina', 'peter'] as const
const NO_FACTS = new Map()

const demoScene = (style: string, seed: number): Scene => {
  const { name, price, hook, benefits, act } = DEMOS[seed % DEMOS.length] ?? DEMOS[0]
  const empty = createDemoForm()
  const slides = [hook, ...benefits, act].map((title) => createCard('item', { title }))
  const objects = matchObjects({ slides }, { topic: name }).map(({ object }) => object)
  return productDemo.toScene({
    facts: NO_FACTS,
    form: createDemoForm({
      style,
      seed,
      name,
      hook: { ...empty.hook, text: hook, object: objects[0] ?? null },
      benefits: benefits.map((text, at) => ({
        id: `b${at}`,
        text,
        object: objects[at + 1] ?? null,
      })),
      callToAction: { ...empty.callToAction, text: act, price, object: objects.at(-1) ?? null },
    }),
  })
}

const talkingScene = (style: string, seed: number): Scene => {
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
    facts: NO_FACTS,
    form: createTalkingForm({ style, seed, script, presenter, speaker, objects }),
  })
}

const memeScene = (style: string, seed: number): Scene => {
  const { top, bottom } = MEMES[seed % MEMES.length] ?? MEMES[0]
  const drawn = DRAWN_REACTIONS[(seed * 7) % DRAWN_REACTIONS.length] ?? null
  const [object = null] = matchSentences([`${top} ${bottom}`])
  return greenscreenMeme.toScene({
    facts: NO_FACTS,
    form: createMemeForm({
      style,
      seed,
      reaction: createReaction({ drawn }),
      background: { asset: null, object, fit: 'cover', isMoving: true, from: 0 },
      text: { top, bottom, preset: null },
    }),
  })
}

const KINDS = [
  { name: 'product-demo', sceneOf: demoScene },
  { name: 'talking-head', sceneOf: talkingScene },
  { name: 'greenscreen-meme', sceneOf: memeScene },
]

/** A sheet for each other kind of reels: a row for each style, moments evenly apart. */
export const drawKinds = async (folder: string): Promise<void> => {
  for (const { name, sceneOf } of KINDS) {
    const rows = []
    for (const [seed, { key }] of STYLES.entries()) {
      const scene = sceneOf(key, seed)
      const drawAt = await createStillDrawer({
        scene,
        scale: SCALE,
        folder: join(folder, 'objects'),
      })
      rows.push(
        Array.from({ length: STILLS }, (_, at) => drawAt((scene.seconds * (at + 0.7)) / STILLS)),
      )
    }
    writeFileSync(join(folder, `${name}.png`), joinStills(rows))
  }
}
