import type { Network } from '@kadr/contract/publishing/networks'
import { quote } from '@kadr/domain/base/quote'
import { adapters } from '@kadr/networks'
import type { PostBrief } from '../post-briefs.repository.ts'

export const UNTITLED = 'Пост без текста'

/** «Не вышло» → «Не вышло. Пост «Первые слова…»» */
export const withPost = (title: string, post: PostBrief | undefined): string =>
  post ? `${title}. ${post.title ? `Пост ${quote(post.title)}` : UNTITLED}` : title

/** «18 ноября, 14:05» */
export const momentIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    .replace(' в ', ', ')
    .replace(' ', '\u00a0')

export const plannedTime = (post: PostBrief | undefined): string | undefined =>
  post?.dueAt ? momentIn(post.dueAt, post.timeZone) : undefined

/** «Threads «Анна»» */
export const nameAccount = ({ network, title }: { network: Network; title: string }): string =>
  `${adapters[network].title} ${quote(title)}`
