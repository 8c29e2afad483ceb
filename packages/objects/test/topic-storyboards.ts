import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard, Storyboard } from '@kadr/contract/studio/storyboard'

export type JudgedTopic = { topic: string; slides: { text: string; fits: string[] }[] }

/** `# topic`, then a line for each slide: its words, and the objects a person would leave on it. */
export const parseTopics = (text: string): JudgedTopic[] => {
  const topics: JudgedTopic[] = []
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    if (line.startsWith('# ')) {
      topics.push({ topic: line.slice(2).trim(), slides: [] })
      continue
    }
    const [words = '', names = ''] = line.split(' | ')
    topics.at(-1)?.slides.push({ text: words.trim(), fits: names.trim().split(' ') })
  }
  return topics
}

export const cardOf = ({ role = 'item', ...fields }: Partial<SlideCard>): SlideCard =>
  createCard(role, fields)

const NUMBER = /^(\d[\d\s,.–-]{0,6})\s+([а-я%₽°²]{1,12})\s+(.+)$/iu

const toCard = (text: string, index: number, count: number): SlideCard => {
  if (index === 0) return cardOf({ role: 'hook', title: text })
  if (index === count - 1) return cardOf({ role: 'cta', title: text })
  const [, value, unit = '', title = ''] = NUMBER.exec(text) ?? []
  return value === undefined
    ? cardOf({ title: text })
    : cardOf({ role: 'number', title, value, unit })
}

export const storyboardOf = (slides: JudgedTopic['slides']): Storyboard => ({
  slides: slides.map(({ text }, index) => toCard(text, index, slides.length)),
})
