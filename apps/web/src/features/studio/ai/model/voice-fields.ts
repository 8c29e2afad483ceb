import type { BrandVoice } from '@kadr/contract/studio/ai'
import { copy } from '../copy.ts'

/** Words are edited as one line of text, examples as a list. */
export type VoiceForm = Omit<BrandVoice, 'wordsToUse' | 'wordsToAvoid'> & {
  wordsToUse: string
  wordsToAvoid: string
}
export type VoiceErrors = Partial<Record<'about' | 'wordsToUse' | 'wordsToAvoid', string>> & {
  examples?: Readonly<Record<number, string>>
}

export const MAX_EXAMPLES = 5
const MAX = { about: 1000, words: 30, word: 60, example: 2000 } as const

export const toVoiceForm = (voice: BrandVoice): VoiceForm => ({
  ...voice,
  wordsToUse: voice.wordsToUse.join(', '),
  wordsToAvoid: voice.wordsToAvoid.join(', '),
})

const splitWords = (line: string): string[] => {
  const words = line.split(/[,;\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

export const toVoice = (form: VoiceForm): BrandVoice => ({
  tone: form.tone,
  about: form.about.trim(),
  wordsToUse: splitWords(form.wordsToUse),
  wordsToAvoid: splitWords(form.wordsToAvoid),
  examples: form.examples.map((example) => example.trim()).filter((example) => example !== ''),
})

const wordsError = (line: string): string | undefined => {
  const words = splitWords(line)
  const long = words.find((word) => word.length > MAX.word)
  if (long) return copy.brand.longWord({ word: long, max: MAX.word })
  return words.length > MAX.words ? copy.brand.tooManyWords(MAX.words) : undefined
}

/** The server's validation rules by field. Undefined when valid. */
export const findVoiceErrors = (form: VoiceForm): VoiceErrors | undefined => {
  const use = wordsError(form.wordsToUse)
  const avoid = wordsError(form.wordsToAvoid)
  const long = form.examples.flatMap((example, index) =>
    example.trim().length > MAX.example ? [[index, copy.brand.tooLong(MAX.example)] as const] : [],
  )
  const errors: VoiceErrors = {
    ...(form.about.trim().length > MAX.about && { about: copy.brand.tooLong(MAX.about) }),
    ...(use && { wordsToUse: use }),
    ...(avoid && { wordsToAvoid: avoid }),
    ...(long.length > 0 && { examples: Object.fromEntries(long) }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
