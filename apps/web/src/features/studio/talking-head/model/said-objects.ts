import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'

const SENTENCE_END = /[.!?…]["»)]?$/u
const MAX_OBJECTS = 40

type Sentence = { word: number; text: string }

const wordsOf = ({ voice, script }: TalkingHeadForm): string[] =>
  voice ? voice.words.map(({ text }) => text) : script.split(/\s+/u).filter(Boolean)

/** Sentences with the number of their first word. */
export const listSentences = (form: TalkingHeadForm): Sentence[] => {
  const sentences: Sentence[] = []
  let isOpen = false
  for (const [word, text] of wordsOf(form).entries()) {
    const last = sentences.at(-1)
    if (isOpen && last) last.text += ` ${text}`
    else sentences.push({ word, text })
    isOpen = !SENTENCE_END.test(text)
  }
  return sentences
}

/** Objects that the sentences name, instead of those there were. */
export const addSaidObjects = async (form: TalkingHeadForm): Promise<TalkingHeadForm> => {
  // The dictionary of objects is large and needed only here.
  const { matchSentences } = await import('@kadr/objects/match-objects')
  const sentences = listSentences(form)
  const names = matchSentences(sentences.map(({ text }) => text))
  const objects = sentences.flatMap(({ word }, index) => {
    const name = names[index]
    return name ? [{ word, name }] : []
  })
  return { ...form, objects: objects.slice(0, MAX_OBJECTS) }
}
