import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { Presenter } from '@kadr/contract/studio/talking-head'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { CATALOG, findMade } from '@kadr/starter'
import { makePack } from '@kadr/starter/make-pack'

const CLIPS = ['character/owl', 'character/cat']

/** Clips of the starter pack: full size, 30 frames per second. */
export const makeFootage = async (folder: string): Promise<Record<string, string>> => {
  const items = CATALOG.filter(({ key }) => CLIPS.includes(key))
  await makePack({ folder, ffmpeg: 'ffmpeg', items })
  return Object.fromEntries(
    items.map((item) => [item.key, findMade(folder, item) ?? join(folder, item.file)]),
  )
}

const facts = new Map<string, AssetFacts>([
  ['background/mountains', { kind: 'image', seconds: null, hasSound: false }],
  ['music/upbeat', { kind: 'audio', seconds: 16, hasSound: true }],
  ['character/owl', { kind: 'video', seconds: 4, hasSound: false }],
  ['filmed', { kind: 'video', seconds: 12, hasSound: false }],
  ['recorded', { kind: 'video', seconds: 12, hasSound: false }],
  ['character/cat', { kind: 'video', seconds: 3.2, hasSound: false }],
])
const music = { asset: 'music/upbeat', volume: 60 }

/** A hook, a clip on a phone's screen under two benefits, a call to action. */
export const demoScene = (clip: string): Scene =>
  productDemo.toScene({
    facts,
    form: createDemoForm({
      hook: {
        ...createDemoForm().hook,
        asset: 'background/mountains',
        text: 'Вы теряете *два часа*',
        seconds: 3,
      },
      shots: [{ id: 'a', asset: clip, fit: 'framed', from: 0, seconds: 6 }],
      hasPhone: true,
      benefits: ['Отчёт за минуту', 'Всё в одном месте'].map((text, at) => ({
        id: `${at}`,
        text,
        object: null,
      })),
      callToAction: {
        ...createDemoForm().callToAction,
        text: 'Попробуйте',
        price: '2 490 ₽',
        asset: 'background/mountains',
      },
      music,
    }),
  })

/** A full-size keyed clip over a moving picture, with text. */
export const memeScene = (): Scene =>
  greenscreenMeme.toScene({
    facts,
    form: createMemeForm({
      reaction: createReaction({ asset: 'character/cat', y: 0.6, scale: 0.9 }),
      background: {
        asset: 'background/mountains',
        object: null,
        fit: 'cover',
        isMoving: true,
        from: 0,
      },
      text: { top: 'Когда сказали «пять минут»', bottom: 'Три часа спустя', preset: null },
      seconds: 8,
      sound: 'replaced',
      music,
    }),
  })

const SAID = 'Вот так это работает на деле'.split(' ')
const SPOKEN_SECONDS = 12

/** A presenter who speaks all the time, with word-level captions. */
export const talkingScene = (presenter: Presenter): Scene =>
  talkingHead.toScene({
    facts,
    form: createTalkingForm({
      script: SAID.join(' '),
      voice: {
        asset: 'music/upbeat',
        seconds: SPOKEN_SECONDS,
        script: SAID.join(' '),
        words: Array.from({ length: 30 }, (_, index) => ({
          text: `${SAID[index % SAID.length]}${index % SAID.length === SAID.length - 1 ? '.' : ''}`,
          start: index * 0.4,
          end: index * 0.4 + 0.38,
        })),
        mouths: 'aelosicu'.repeat(23).slice(0, SPOKEN_SECONDS * 15),
      },
      presenter,
      objects: [{ word: 6, name: 'hot-beverage' }],
      music: null,
    }),
  })
