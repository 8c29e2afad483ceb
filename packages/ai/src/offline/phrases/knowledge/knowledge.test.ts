import { describe, expect, it } from 'vitest'
import { HOME_FIELDS } from './home.ts'
import { findTips } from './index.ts'
import { SELF_FIELDS } from './self.ts'
import { WORK_FIELDS } from './work.ts'

const FIELDS = [...HOME_FIELDS, ...SELF_FIELDS, ...WORK_FIELDS]
const ALL = FIELDS.flatMap(({ tips }) => tips)

describe('what we know to say', () => {
  it('is a sentence that fits a slide and ends in no sign', () => {
    for (const tip of ALL) {
      expect(tip, tip).toMatch(/^[А-ЯЁ][а-яё]/)
      expect(tip, tip).not.toMatch(/[.!?,;:\s]$/)
      expect(tip, tip).not.toMatch(/ {2}|\s[,.!?;:]|[a-z]/)
      expect(tip.length, tip).toBeLessThanOrEqual(75)
    }
  })

  it('is said once, and is enough for a week of posts', () => {
    expect(new Set(ALL).size).toBe(ALL.length)
    for (const { tips, stems } of FIELDS)
      expect(tips.length, stems.source).toBeGreaterThanOrEqual(6)
  })

  it('keeps «ё» where it belongs', () => {
    const without =
      /(?<![а-яё])(?:еще|все(?= равно| дома говорят)|идет|живет|растет|зеленый|щетк|темн|легк(?=ая)|мед(?![а-яё]))/iu
    for (const tip of ALL) expect(tip, tip).not.toMatch(without)
  })
})

it.each([
  ['кофе с утра', 'зерно'],
  ['Уход за кожей зимой', 'кож'],
  ['бег по утрам', 'Бегите'],
  ['как учить английский язык', 'фразы'],
  ['щенок в доме', 'собака'],
  ['SMM для экспертов', 'пост'],
])('knows the field of «%s»', (topic, word) => {
  expect(findTips(topic).join(' ')).toContain(word)
})

it.each(['квантовая физика', 'авторское право', 'бегемоты', 'Сонет', 'кодекс'])(
  'says nothing of the field of «%s»',
  (topic) => {
    expect(findTips(topic)).toEqual([])
  },
)
