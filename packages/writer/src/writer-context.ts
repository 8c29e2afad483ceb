import type { Facts } from '@kadr/ai'
import type { ProductTone } from '@kadr/contract/library/products'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { createAvoidMatcher } from './avoid.ts'
import type { Field } from './knowledge/fields.ts'
import { findAspect } from './knowledge/find-aspect.ts'
import { findKnownField } from './knowledge/find-field.ts'
import { listTips } from './list-tips.ts'
import { createRandom, type Random } from './random.ts'
import { isAnnouncement } from './topic/announcement.ts'
import { readSubject, type Subject } from './topic/subject.ts'
import { tidyTopic } from './topic/tidy-topic.ts'

export type CaptionLength = 'short' | 'medium' | 'long'

/** Inputs shared by all writers. */
export type WriterContext = {
  facts: Facts
  random: Random
  /** As it was given. */
  topic: string
  /** What is asked, for the search of facts and for titles. */
  asked: string
  subject: Subject
  /** Undefined when the templates know nothing of the topic. */
  field: Field | undefined
  /** Advice on the topic, best first: each a few short sentences without the last full stop. */
  tips: readonly string[]
  tone: ProductTone
  avoids(text: string): boolean
}

/** An announcement or a place to visit is told as it is, without advice. */
const acceptsTips = ({ kind }: Subject, topic: string): boolean =>
  kind !== 'product' && !isAnnouncement(topic) && (kind !== 'place' || findAspect(topic) !== 'any')

export const createWriterContext = ({
  task,
  facts,
  seed,
}: {
  task: AiTask
  facts: Facts
  seed: string
}): WriterContext => {
  const topic = 'topic' in task ? task.topic : ''
  const subject = readSubject({ topic, product: facts.product })
  const asked = tidyTopic(topic)
  const field = findKnownField(asked)
  const random = createRandom(`${seed}:${JSON.stringify(task)}`)
  const avoids = createAvoidMatcher(facts.voice.wordsToAvoid)
  return {
    facts,
    random,
    topic,
    asked,
    subject,
    field,
    tips:
      field && acceptsTips(subject, topic) ? listTips({ field, topic: asked, random, avoids }) : [],
    tone: ('tone' in task ? task.tone : null) ?? facts.voice.tone,
    avoids,
  }
}
