import type { ProductTone } from '@kadr/contract/library/products'
import type { DataBlock, Facts } from '../ports.ts'

/** Workspace context for any request that writes about something. */
export const createFactBlocks = ({ product, voice, known }: Facts): DataBlock[] => [
  ...(known.length === 0
    ? []
    : [{ name: 'о деле', value: known.map(({ about, text }) => ({ о_чём: about, факт: text })) }]),
  ...(product ? [{ name: 'продукт', value: product }] : []),
  {
    name: 'голос бренда',
    value: {
      кто_мы: voice.about,
      использовать_слова: voice.wordsToUse,
      избегать_слов: voice.wordsToAvoid,
      примеры_наших_текстов: voice.examples,
    },
  },
]

export const createTopicBlocks = (topic: string): DataBlock[] =>
  topic === '' ? [] : [{ name: 'тема', value: topic }]

const TONES: Readonly<Record<ProductTone, string>> = {
  neutral: 'спокойный и нейтральный',
  friendly: 'дружелюбный, как в разговоре со знакомым',
  bold: 'смелый и прямой',
  expert: 'экспертный, точный, без упрощений',
  playful: 'лёгкий и игривый',
}

/** Tone of the request, otherwise of the brand. */
export const describeTone = ({ tone, facts }: { tone: ProductTone | null; facts: Facts }): string =>
  `Тон: ${TONES[tone ?? facts.voice.tone]}. Слова из списка «избегать_слов» не используй.`
