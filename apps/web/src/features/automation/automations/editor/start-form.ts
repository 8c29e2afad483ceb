import type { Automation } from '@kadr/contract/automation/automations'
import type { Product } from '@kadr/contract/library/products'
import type { Post } from '@kadr/contract/publishing/posts'
import type { Reel } from '@kadr/contract/studio/reels'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { editorCopy } from './copy.ts'
import { emptyForm, type RuleForm, toForm } from './rule-form.ts'

const { starts: copy } = editorCopy
const NAME_MAX = 100
const TOPIC_MAX = 300
const SUNDAY = 7

const nameOf = (text: string) => text.slice(0, NAME_MAX).trim()

/** Once a week, on the weekday and at the time of a wall time. */
const weeklyAt = (wallTime: string): Pick<RuleForm, 'times' | 'weekdays'> => ({
  weekdays: [new Date(`${wallTime.slice(0, 10)}T00:00:00Z`).getUTCDay() || SUNDAY],
  times: [wallTime.slice(11)],
})

export const formOfProduct = (product: Pick<Product, 'id' | 'name'>): RuleForm => ({
  ...emptyForm(),
  name: nameOf(copy.weekly(product.name)),
  output: 'product-demo',
  sourceKind: 'products',
  productIds: [product.id],
  weekdays: [2],
  times: ['12:00'],
  repeatAfterDays: 0,
})

/** The same accounts and time, with another hook every week. */
export const formOfPost = (post: Pick<Post, 'targets' | 'text' | 'time'>): RuleForm => ({
  ...emptyForm(),
  name: nameOf(copy.weekly(postTitle(post.text) || copy.post)),
  output: 'post',
  sourceKind: 'hooks',
  topic: postTitle(post.text).slice(0, TOPIC_MAX),
  ...(post.time ? weeklyAt(post.time.wallTime) : { weekdays: [2], times: ['12:00'] }),
  targets: post.targets.flatMap(({ connectionId, settings }) =>
    connectionId === null ? [] : [{ connectionId, settings }],
  ),
})

/** A demo needs products; nobody films a person anew, so their topic becomes slides; other kinds repeat it as they are. */
export const formOfReel = ({
  kind,
  title,
  content,
}: Pick<Reel, 'content' | 'kind' | 'title'>): RuleForm => ({
  ...emptyForm(),
  name: nameOf(copy.weekly(title)),
  output: kind === 'own-video' ? 'slideshow' : kind,
  sourceKind: kind === 'product-demo' ? 'products' : 'hooks',
  topic: title.slice(0, TOPIC_MAX),
  style: content.form.style,
  weekdays: [2],
  times: ['12:00'],
})

export const formOfCopy = ({ rule }: Pick<Automation, 'rule'>): RuleForm => ({
  ...toForm(rule),
  name: nameOf(copy.copyOf(rule.name)),
})
