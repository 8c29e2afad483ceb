import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { KnownFact, SaidFact } from '@kadr/contract/studio/questions'
import { findSaidFacts } from '@kadr/domain/studio/questions/said-facts'
import { findUnverifiedInText } from '@kadr/domain/studio/storyboard/unverified-numbers'
import type { Facts } from '../ports.ts'

/** Keys of an output that are no words. */
const NO_WORDS = new Set(['kind', 'network', 'format', 'family', 'goal', 'wallTime', 'hashtags'])

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NO_WORDS.has(key) ? [] : listTexts(item)))
}

export const listProductTexts = ({ product }: Pick<Facts, 'product'>): string[] =>
  product
    ? [product.name, product.description, product.price, product.audience, ...product.benefits]
    : []

export const presentFacts = (facts: readonly KnownFact[]): SaidFact[] =>
  facts.map(({ text, source, date }) => ({ text, source, date }))

/** Slides say it one by one; pictures, tags and jokes make no claims about the business; a talk says its own. */
const UNMARKED: ReadonlySet<AiOutput['kind']> = new Set([
  'slideshow',
  'hashtags',
  'alt_text',
  'meme',
  'clip_choice',
])

/** Says which numbers of an output stand nowhere and which facts it repeats. */
export const markGrounds = <O extends AiOutput>({
  output,
  task,
  facts,
}: {
  output: O
  task: AiTask
  facts: Facts
}): O => {
  if (UNMARKED.has(output.kind)) return output
  const text = listTexts(output).join('\n')
  const sources = [
    ...listTexts(task),
    ...listProductTexts(facts),
    ...facts.known.flatMap(({ about, text: said }) => [about, said]),
  ]
  const unverifiedNumbers = findUnverifiedInText({ text, sources })
  const saidFacts = presentFacts(findSaidFacts({ text, facts: facts.known }))
  return {
    ...output,
    ...(unverifiedNumbers.length > 0 && { unverifiedNumbers }),
    ...(saidFacts.length > 0 && { saidFacts }),
  }
}
