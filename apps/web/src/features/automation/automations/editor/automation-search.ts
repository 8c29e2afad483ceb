import {
  oneOf,
  type Search,
  searchReader,
  textParam,
  uuidParam,
} from '../../../../platform/page/read-search.ts'

type AutomationParams = {
  /** What a new rule starts from. */
  template: string
  product: string
  post: string
  reel: string
  rule: string
  /** The part of a rule's page that is open. */
  tab: 'runs'
}
export type AutomationSearch = Search<AutomationParams>

const KEY_MAX = 40

/** Read by the pages themselves: the reader is no part of the shell. */
export const readAutomationSearch = searchReader<AutomationParams>({
  template: textParam(KEY_MAX),
  product: uuidParam,
  post: uuidParam,
  reel: uuidParam,
  rule: textParam(KEY_MAX),
  tab: oneOf(['runs']),
})
