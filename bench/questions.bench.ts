import { readFileSync } from 'node:fs'
import type { AskPlan } from '@kadr/contract/studio/questions'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { checkDecency } from '@kadr/domain/studio/check-decency'
import { writeStoryboard } from '@kadr/writer'
import { planQuestions } from '@kadr/writer/questions'

// What the director makes of sentences, for a reader who judges: a refusal, slides, or questions with examples and words to tap.
// `npm run bench -- questions <file>`; a sentence a line, without an engine and without facts of a business.
// Without a file it reads one sentence.
const [file] = process.argv.slice(2)
const text = file ? readFileSync(file, 'utf8') : 'Ремонт iPhone: что можно сделать за 20 минут'

const sayCard = (card: SlideCard): string =>
  Object.values(card)
    .flatMap((value) => {
      if (typeof value === 'string') return value
      if (!Array.isArray(value)) return []
      return value.map((one) => {
        if (typeof one === 'string') return one
        return 'head' in one ? `${one.head}: ${one.line}` : `${one.label}: ${one.value}`
      })
    })
    .filter((words) => words !== '')
    .join(' · ')

const sayQuestions = ({ questions }: AskPlan): string[] =>
  questions.map(({ text, example, chips, isRequired }, index) => {
    const words = chips.length === 0 ? '' : ` [${chips.join(' | ')}]`
    return `  ${index + 1}${isRequired ? '*' : '.'} ${text} (${example})${words}`
  })

const say = async (sentence: string): Promise<string[]> => {
  const rule = checkDecency(sentence)
  if (rule !== null) return [`  отказ: ${rule}`]
  const plan = planQuestions({ sentence, facts: [], now: new Date() })
  const about = `  ${plan.kind}, ${plan.tone}${plan.isKnown ? ', снято сразу' : ''}`
  const storyboard = plan.isKnown ? await writeStoryboard(sentence) : undefined
  const slides = storyboard?.slides.map((card, index) => `  слайд ${index + 1}. ${sayCard(card)}`)
  return [about, ...(slides ?? sayQuestions(plan))]
}

const sentences = text
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
for (const [index, sentence] of sentences.entries())
  console.log([`${index + 1}. ${sentence}`, ...(await say(sentence)), ''].join('\n'))
