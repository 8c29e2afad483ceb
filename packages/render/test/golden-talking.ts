import type { Scene } from '@kadr/contract/studio/scene/scene'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'

type Person = 'anna' | 'lina' | 'mark' | 'peter'

const SCRIPT = 'Цена 2 490 ₽. Заходите сегодня.'

const formOf = (key: Person) => ({
  version: 1,
  aspect: '9:16',
  script: SCRIPT,
  voice: {
    asset: 'voice',
    seconds: 3,
    words: [
      { text: 'Цена', start: 0.1, end: 0.5 },
      { text: '2 490 ₽.', start: 0.5, end: 1.6 },
      { text: 'Заходите', start: 2.1, end: 2.6 },
      { text: 'сегодня.', start: 2.6, end: 3 },
    ],
    mouths: 'aeious'.repeat(7),
    script: SCRIPT,
  },
  presenter: { kind: 'drawn', key, backdrop: null },
  inserts: [{ id: 'card', asset: 'photo', start: 0.2, end: 2, layout: 'card' }],
  music: null,
})

const sceneOf = (saved: unknown): Scene =>
  talkingHead.toScene({
    form: talkingHead.readForm(saved),
    facts: new Map([['photo', { kind: 'image', seconds: null, hasSound: false }]]),
  })

/** A form saved before templates existed. */
export const createLegacyScene = (key: Person, style: 'karaoke' | 'words') =>
  sceneOf({
    ...formOf(key),
    captions: { style, preset: 'outline', position: 'bottom', accent: '#ffd84d' },
  })

/** A presenter with a name before a set of a style, beside an object. */
export const createTalkingScene = (style: string, key: Person) =>
  talkingHead.toScene({
    facts: new Map(),
    form: talkingHead.readForm({
      ...createTalkingForm(),
      ...formOf(key),
      version: 2,
      style,
      inserts: [],
      speaker: { name: 'Анна Ким', role: 'Основатель' },
      objects: [{ word: 0, name: 'hot-beverage' }],
    }),
  })
