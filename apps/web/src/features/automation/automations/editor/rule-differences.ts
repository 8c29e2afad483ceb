import { countOf } from '@kadr/domain/base/plural'
import { copy, MODE_NAME, OUTPUT_NAME, SOURCE_NAME } from '../copy.ts'
import { describeSchedule } from '../rule/describe-rule.ts'
import { editorCopy, LANGUAGE_NAME } from './copy.ts'
import { type RuleForm, toRule } from './rule-form.ts'

const { fields } = editorCopy
const ACCOUNTS = ['аккаунт', 'аккаунта', 'аккаунтов'] as const
const PRODUCTS = ['продукт', 'продукта', 'продуктов'] as const

const sayContent = ({ sourceKind, topics, topic, url, hashtag, productIds, clips }: RuleForm) =>
  ({
    topics,
    hooks: topic,
    folder: topic,
    products:
      productIds.length === 0
        ? fields.allProducts
        : countOf({ count: productIds.length, forms: PRODUCTS }),
    evergreen: hashtag,
    feed: url,
    'price-list': url,
    footage: editorCopy.clipCount(clips),
  })[sourceKind]

const FIELDS: readonly { field: string; say: (form: RuleForm) => string }[] = [
  { field: fields.name, say: ({ name }) => name },
  { field: fields.output, say: ({ output }) => OUTPUT_NAME[output] },
  { field: fields.sourceKind, say: ({ sourceKind }) => SOURCE_NAME[sourceKind] },
  { field: editorCopy.steps.from, say: sayContent },
  { field: fields.repeatAfterDays, say: (form) => editorCopy.days(form.repeatAfterDays) },
  { field: fields.slides, say: ({ slides }) => editorCopy.slides(slides) },
  { field: fields.seconds, say: ({ seconds }) => editorCopy.seconds(seconds) },
  { field: fields.language, say: ({ language }) => LANGUAGE_NAME[language] },
  { field: fields.scheduleKind, say: (form) => describeSchedule(toRule(form).schedule) },
  { field: fields.startsOn, say: ({ startsOn }) => startsOn },
  { field: fields.endsOn, say: ({ endsOn }) => endsOn },
  {
    field: fields.targets,
    say: ({ targets }) => countOf({ count: targets.length, forms: ACCOUNTS }),
  },
  { field: fields.rubric, say: ({ rubric }) => (rubric ? copy.on : copy.off) },
  { field: fields.mode, say: ({ mode }) => MODE_NAME[mode] },
  { field: fields.leadHours, say: ({ leadHours }) => editorCopy.hours(leadHours) },
  { field: fields.prefersBest, say: ({ prefersBest }) => (prefersBest ? copy.on : copy.off) },
]

/** The differing fields by their labels on the screen. */
export const findDifferences = ({ theirs, mine }: { theirs: RuleForm; mine: RuleForm }) =>
  FIELDS.map(({ field, say }) => ({ field, theirs: say(theirs).trim(), mine: say(mine).trim() }))
    .filter((difference) => difference.theirs !== difference.mine)
    .map(({ field, ...said }) => ({
      field,
      theirs: said.theirs || editorCopy.nothing,
      mine: said.mine || editorCopy.nothing,
    }))
