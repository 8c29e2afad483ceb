import { AiFailure } from '@kadr/ai'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { describe, expect, it } from 'vitest'
import { createFacts, createTask } from '../../ai/test/tasks.ts'
import { listTexts, writeAll } from '../../ai/test/write-all.ts'
import { createOfflineEngine } from './offline-engine.ts'

const engine = createOfflineEngine()
const SEEDS = ['1', '2', '3', '4', '5']

const write = async (input: AiTaskInput, seed = '1') =>
  (await writeAll({ engine, task: createTask(input), facts: createFacts(), seed })).output

const refusalOf = async (input: AiTaskInput) => {
  try {
    await write(input)
  } catch (error) {
    if (error instanceof AiFailure) return error.reason
    throw error
  }
  return undefined
}

const MENU =
  'Друзья! Кофейня «Зерно» на Лесной, 5 обновила меню. Мы очень старались и долго выбирали. Раф тыквенный 290 ₽, какао 220 ₽, сырники с ягодами 350 ₽. На самом деле это самое уютное место в районе. Приходите к нам каждый день с 8 до 21, мы очень вас ждём! Заказ столика: https://zerno.ru/table #кофе #кофейня'

describe('a reply to a comment', () => {
  const reply = async (comment: string, postText = '') => {
    const all = await Promise.all(
      SEEDS.map((seed) => write({ kind: 'comment_reply', comment, postText }, seed)),
    )
    return all.flatMap(listTexts).filter((text) => text !== 'comment_reply')
  }

  it('answers a complaint: an apology for it, and what happens next', async () => {
    const replies = await reply(
      'Вчера принесли холодный капучино и забыли круассан. Больше не приду.',
    )
    for (const text of replies) {
      expect(text).toMatch(
        /^(?:Простите|Нам очень жаль), что вчера принесли холодный капучино и забыли круассан\./,
      )
      expect(text).toMatch(/сообщения/)
      expect(text).not.toMatch(/\?/)
    }
  })

  it('speaks to the guest where the guest speaks of oneself', async () => {
    const [text = ''] = await reply('Мне привезли не тот размер')
    expect(text).toContain('что вам привезли не тот размер')
  })

  it.each([
    ['Курьер нахамил моей маме', /гост|ответ|руковод|смен/],
    ['Чайник сломался через неделю', /замен|возврат|починить/],
    ['Третий день не отвечаете на звонки', /ответ|дош/],
    ['Почему так дорого?', /чек|счёт|строк/],
  ])('knows what «%s» is about', async (comment, word) => {
    for (const text of await reply(comment)) expect(text).toMatch(word)
  })

  it('answers a question by what the post says', async () => {
    const post = 'Тыквенный раф вернулся. Ждём с 8:00 до 21:00 на улице Лесной, 5. Стоит 290 ₽.'
    expect((await reply('До скольки вы работаете?', post))[0]).toContain('с 8:00 до 21:00')
    expect((await reply('А сколько стоит?', post))[0]).toContain('290 ₽')
    expect((await reply('Где вы находитесь?', post))[0]).toContain('Лесной, 5')
  })

  it('thanks for praise, stays calm with an insult and refuses spam', async () => {
    for (const text of await reply('Спасибо, очень вкусно!'))
      expect(text).toMatch(/[Сс]пасибо|Рады/)
    for (const text of await reply('Полный отстой'))
      expect(text).toMatch(/что|обсудить|постараемся/)
    for (const text of await reply('Заработок в интернете, переходи по ссылке t.me/abc')) {
      expect(text).toMatch(/реклам|не по теме/)
    }
  })
})

describe('a caption', () => {
  it.each([
    ['Тыквенный раф вернулся в меню с 18 ноября, 290 рублей', /попробовать|порцией|пробовать/],
    [
      'Набор на курсы английского для взрослых с нуля, старт 12 января',
      /записаться|заявку|Вопросы/,
    ],
  ])('announces what was given: %s', async (topic, call) => {
    for (const seed of SEEDS) {
      for (const length of ['short', 'medium', 'long'] as const) {
        const output = await write({ kind: 'caption', topic, length }, seed)
        if (output.kind !== 'caption') throw new Error('not a caption')
        expect(output.text).toContain(topic)
        expect(output.text).toMatch(call)
        expect(output.hashtags).not.toContain('#планы')
      }
    }
  })

  it('is made of facts where the field is known, and of nothing where it is not', async () => {
    const output = await write({ kind: 'caption', topic: 'Как выбрать зерно для фильтра дома' })
    expect(listTexts(output).join(' ')).toMatch(/обжарк|клапан|Арабика|Бразили/i)
    expect(await refusalOf({ kind: 'caption', topic: 'Квантовая физика' })).toBe('unknown_topic')
    expect(await refusalOf({ kind: 'talking_head', topic: 'Квантовая физика' })).toBe(
      'unknown_topic',
    )
  })
})

describe('hashtags', () => {
  const tagsOf = async (text: string) => {
    const output = await write({ kind: 'hashtags', text, count: 10 })
    return output.kind === 'hashtags' ? output.hashtags : []
  }

  it('come from the nouns of the text, its field and its town', async () => {
    expect(await tagsOf('Маникюр на короткие ногти, Казань')).toEqual(
      expect.arrayContaining(['#маникюр', '#короткиеногти', '#казань', '#ногти']),
    )
    expect(await tagsOf('Тыквенный раф вернулся в меню с 18 ноября')).toContain('#тыквенныйраф')
  })

  it('are never of another field', async () => {
    const tags = await tagsOf('Кофейня «Зерно» обновила меню. Столик можно заказать на сайте.')
    expect(tags).toContain('#кофейня')
    expect(tags.join(' ')).not.toMatch(/программ|разработ|технолог|сайт/)
    const shoes = await tagsOf('5 ошибок при уходе за кожаной обувью зимой')
    expect(shoes.join(' ')).not.toMatch(/бьюти|косметик|кожей/)
  })

  it('are no others than the text names', async () => {
    const tags = await tagsOf('День открытых дверей: чай, печенье и знакомство с мастером')
    expect(tags.join(' ')).not.toMatch(/чаепитие|культура/)
    expect(await tagsOf('Маникюр в Казани')).not.toContain('#педикюр')
  })

  it('are refused where nothing is known', async () => {
    expect(await refusalOf({ kind: 'hashtags', text: 'А вы как думаете?' })).toBe('unknown_topic')
  })
})

describe('a text rewritten', () => {
  it('shorter keeps menu, prices, name, hours, link and tags', async () => {
    const [, text = ''] = listTexts(await write({ kind: 'rewrite', text: MENU, mode: 'shorter' }))
    for (const fact of [
      '«Зерно»',
      'Лесной, 5',
      '290 ₽',
      '220 ₽',
      '350 ₽',
      'с 8 до 21',
      'https://zerno.ru/table',
      '#кофе #кофейня',
    ]) {
      expect(text).toContain(fact)
    }
    expect(text).not.toMatch(/старались|самое уютное|Друзья/)
    expect(text.length).toBeLessThan(MENU.length * 0.8)
  })

  it('is refused when there is nothing to leave out', async () => {
    const text = 'Раф 290 ₽. Какао 220 ₽. Приходите с 8 до 21.'
    expect(await refusalOf({ kind: 'rewrite', text, mode: 'shorter' })).toBe('unable')
  })

  it('is refused another tone or more words: templates do not understand it', async () => {
    for (const tone of ['neutral', 'friendly', 'bold', 'expert', 'playful'] as const) {
      expect(await refusalOf({ kind: 'rewrite', text: MENU, mode: 'tone', tone })).toBe('unable')
    }
    expect(await refusalOf({ kind: 'rewrite', text: MENU, mode: 'longer' })).toBe('unable')
  })
})

it('adapts to every network in its own way', async () => {
  const output = await write({ kind: 'adapt', text: MENU, networks: [...NETWORKS], media: 'image' })
  if (output.kind !== 'adapt') throw new Error('not an adaptation')
  const of = (network: string) => output.variants.find((one) => one.network === network)
  expect(new Set(output.variants.map(({ text }) => text)).size).toBe(NETWORKS.length)
  for (const { text, isCut } of output.variants) {
    expect(isCut).toBe(false)
    expect(text).toContain('290 ₽')
  }
  expect(of('instagram')?.text).not.toContain('https://')
  expect(of('instagram')?.text).toContain('ссылка в профиле')
  expect(of('pinterest')?.text).not.toMatch(/https:|ссылка/)
  expect(of('telegram')?.text).toContain('https://zerno.ru/table')
  expect(of('linkedin')?.text).not.toMatch(/!|Друзья/)
  for (const network of ['youtube', 'pinterest']) {
    expect(of(network)?.title).toBe('Кофейня «Зерно» на Лесной, 5 обновила меню')
  }
  expect((of('telegram')?.text.match(/#/g) ?? []).length).toBe(1)
})

it('says that it sees no pictures instead of repeating the words of the user', async () => {
  expect(await refusalOf({ kind: 'alt_text', description: 'кот на окне' })).toBe('unseen')
})
