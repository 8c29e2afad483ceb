import { type Facts, write } from '@kadr/ai'
import { aiTask } from '@kadr/contract/studio/ai-tasks'
import type { Storyboard } from '@kadr/contract/studio/storyboard'
import * as z from 'zod/mini'
import { createOfflineEngine } from './offline-engine.ts'

const SLIDES = 6
const FACTS: Facts = {
  product: null,
  picture: null,
  voice: { tone: 'neutral', about: '', wordsToUse: [], wordsToAvoid: [], examples: [] },
  objects: [],
  known: [],
  plan: null,
  talk: null,
}

/** The words of a reel as the templates write them, or undefined for a topic they do not know. */
export const writeStoryboard = async (topic: string): Promise<Storyboard | undefined> => {
  const task = z.parse(aiTask, { kind: 'slideshow', topic, slides: SLIDES })
  const engine = createOfflineEngine()
  const { signal } = new AbortController()
  for await (const event of write({ engine, task, facts: FACTS, seed: topic, signal })) {
    if (event.type !== 'output' || event.output.kind !== 'slideshow') continue
    return event.output.isKnown ? event.output.storyboard : undefined
  }
  return undefined
}
