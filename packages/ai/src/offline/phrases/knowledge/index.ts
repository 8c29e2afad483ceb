import type { Field } from './field.ts'
import { HOME_FIELDS } from './home.ts'
import { SELF_FIELDS } from './self.ts'
import { WORK_FIELDS } from './work.ts'

const FIELDS: readonly Field[] = [...HOME_FIELDS, ...SELF_FIELDS, ...WORK_FIELDS]

/** Tips for the topic; empty when its area is unknown. */
export const findTips = (topic: string): readonly string[] =>
  FIELDS.find(({ stems }) => stems.test(topic))?.tips ?? []
