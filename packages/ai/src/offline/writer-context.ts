import type { AiTask } from '@kadr/contract/ai-tasks'
import type { ProductTone } from '@kadr/contract/products'
import type { Facts } from '../ports.ts'
import { createAvoidMatcher } from './avoid.ts'
import { createRandom, type Random } from './random.ts'
import { readSubject, type Subject } from './subject.ts'

/** Inputs shared by all writers. */
export type WriterContext = {
  facts: Facts
  random: Random
  subject: Subject
  tone: ProductTone
  avoids(text: string): boolean
}

export const createWriterContext = ({
  task,
  facts,
  seed,
}: {
  task: AiTask
  facts: Facts
  seed: string
}): WriterContext => ({
  facts,
  random: createRandom(`${seed}:${JSON.stringify(task)}`),
  subject: readSubject({ topic: 'topic' in task ? task.topic : '', product: facts.product }),
  tone: ('tone' in task ? task.tone : null) ?? facts.voice.tone,
  avoids: createAvoidMatcher(facts.voice.wordsToAvoid),
})
