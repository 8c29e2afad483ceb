import { conversationKind, itemTone } from '@kadr/contract/audience/conversation'
import { conversationTab } from '@kadr/contract/audience/conversations'
import {
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'
import type { ConversationFilter } from '../api/conversations.queries.ts'

const TABS = conversationTab.options
export type InboxTab = (typeof TABS)[number]
const QUESTION = ['yes', 'no'] as const
const MAX_SEARCH = 100
const MAX_LABEL = 30

type InboxParams = {
  /** «Новые» without it. */
  tab: InboxTab
  q: string
  account: string
  post: string
  kind: (typeof conversationKind.options)[number]
  tone: (typeof itemTone.options)[number]
  question: (typeof QUESTION)[number]
  label: string
  /** The threads of the person of this one. */
  person: string
  /** The open thread. */
  thread: string
}
export type InboxSearch = Search<InboxParams>

/** Read by the page itself: the reader is no part of the shell. */
export const readInboxSearch = searchReader<InboxParams>({
  tab: oneOf(TABS),
  q: textParam(MAX_SEARCH),
  account: uuidParam,
  post: uuidParam,
  kind: oneOf(conversationKind.options),
  tone: oneOf(itemTone.options),
  question: oneOf(QUESTION),
  label: textParam(MAX_LABEL),
  person: uuidParam,
  thread: uuidParam,
})

/** Filters besides the tab, the search and the open thread. */
export const FILTERS = [
  'account',
  'post',
  'kind',
  'tone',
  'question',
  'label',
  'person',
] as const satisfies readonly (keyof InboxParams)[]

export const countFilters = (search: InboxSearch): number =>
  FILTERS.filter((name) => search[name] !== undefined).length

/** Threads of one person or found by words are looked for among all, hidden ones too. */
const isOfAllTabs = ({ tab, q, person }: InboxSearch) =>
  tab === undefined && (q !== undefined || person !== undefined)

export const toFilter = (search: InboxSearch): ConversationFilter => ({
  tab: isOfAllTabs(search) ? undefined : (search.tab ?? 'new'),
  search: search.q,
  connectionId: search.account,
  postId: search.post,
  kind: search.kind,
  tone: search.tone,
  isQuestion: search.question && (search.question === 'yes' ? 'true' : 'false'),
  label: search.label,
  personOf: search.person,
})
