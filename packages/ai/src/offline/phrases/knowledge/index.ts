import type { Field } from './field.ts'
import { HOME_FIELDS } from './home.ts'
import { SELF_FIELDS } from './self.ts'
import { WORK_FIELDS } from './work.ts'

const FIELDS: readonly Field[] = [...HOME_FIELDS, ...SELF_FIELDS, ...WORK_FIELDS]

/** What we know to say about the topic; nothing when its field is not ours. */
export const findTips = (topic: string): readonly string[] =>
  FIELDS.find(({ stems }) => stems.test(topic))?.tips ?? []
