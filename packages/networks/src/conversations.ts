import type { TextRule } from '@kadr/domain/publishing/networks/limits'
import type { Account, AppCredentials, Failure, NetworkContext } from './account.ts'
import type { ItemRef } from './metrics.ts'
import type {
  MediaFile,
  PrepareOutcome,
  Progress,
  ReconcileOutcome,
  SubmitOutcome,
} from './publish.ts'

/** What comes in for one account and what can be done with it. */
export type ConversationAbilities = {
  comments: boolean
  mentions: boolean
  direct: boolean
  canAnswer: boolean
  canHide: boolean
  canDelete: boolean
  canLike: boolean
  /** Of an answer to a comment or a mention. */
  answerText: TextRule
  /** Of a message in a dialog, and of a private answer to a comment. */
  directText: TextRule
  canAnswerWithPicture: boolean
  /** A comment can be answered in private, once, this long after it; null: never. */
  privateReplyWindowMs: number | null
  /** A dialog can be answered this long after the last message of the person; null: always. */
  directWindowMs: number | null
  /** Asked for when the person switches the inbox on; none where the connection has them already. */
  scopes: readonly string[]
  /** Russian: what does not come and why, or who answers («Ответит @бот, а не канал»). */
  note?: string
}

/** A comment or a message. Its words are a stranger's: plain data, as the network gives them. */
export type IncomingItem = {
  /** Unique within the account. */
  externalId: string
  kind: 'comment' | 'mention' | 'direct'
  /** The post (external id of its publication), or the dialog, or the thread of a messenger. */
  rootExternalId: string
  /** The item it answers; null when it answers the post itself. */
  parentExternalId: string | null
  /** Name and handle are null for those who have left or hide. */
  author: { externalId: string; name: string | null; handle: string | null }
  /** By the author's id, never by a name or the text. */
  isOurs: boolean
  /** Empty where there is only a picture or a sticker. */
  text: string
  media: readonly {
    kind: 'image' | 'video' | 'sticker' | 'other'
    url: string | null
  }[]
  happenedAt: Date
  editedAt: Date | null
  isDeleted: boolean
  /** Null: not told here, what is stored stays. */
  isHidden: boolean | null
  /** Kept back by the network: it waits for approval, or was taken for spam. Null: not told here. */
  held: 'none' | 'review' | 'spam' | null
  url: string | null
  /** What an answer or an act needs besides the id; stored and handed back. */
  details: Readonly<Record<string, string>>
}

/** An item as stored. */
export type ItemInThread = Pick<
  IncomingItem,
  | 'externalId'
  | 'kind'
  | 'rootExternalId'
  | 'parentExternalId'
  | 'author'
  | 'happenedAt'
  | 'isHidden'
  | 'held'
  | 'details'
>

export type ReadInput = {
  ctx: NetworkContext
  account: Account
  /** Our posts that are young enough, newest first. */
  posts: readonly ItemRef[]
  /**
   * Everything up to this moment was read before: reading may stop a day (`OVERLAP_MS`) earlier. Null: read all. New
   * answers under old comments can be missed by a short reading, so a whole one is due once a day.
   */
  since: Date | null
  /** Of the next page; null begins. */
  cursor: Progress | null
  /** What the page before left, of this reading or of the last one. */
  state: Progress | null
}

/** Comments that wait for approval appear late, in their own place in time. */
export const OVERLAP_MS = 24 * 60 * 60 * 1000

export type ReadOutcome =
  | {
      kind: 'page'
      items: readonly IncomingItem[]
      /** Null: nothing more now. */
      cursor: Progress | null
      /** Kept with the items for the next page and the next reading, where it is given. */
      state?: Progress
      /** Roots read to their end: what is stored of these and came on no page of this reading was deleted. */
      whole: readonly string[]
      /** Russian: what could not be read of this account now, while the rest was. */
      notice?: string
    }
  | { kind: 'failed'; failure: Failure }

export type RecheckOutcome =
  /** Items as they are now, and ids of those deleted. What is in neither could not be told. */
  | { kind: 'read'; items: readonly IncomingItem[]; gone: readonly string[] }
  | { kind: 'failed'; failure: Failure }

export type AnswerInput = {
  ctx: NetworkContext
  account: Account
  item: ItemInThread
  /** The same for every attempt: for networks with client-chosen ids. */
  key: string
  text: string
  picture?: MediaFile
  /** Start of the first attempt. */
  startedAt: Date
  /** State between the calls of this answer; none before the first. */
  progress?: Progress
}

/** The code of a refusal because the item that is answered is no longer there. */
export const PARENT_GONE = 'parent_gone'
/** The code of a refusal because the network's time to answer is over. */
export const WINDOW_CLOSED = 'window_closed'
/** The code of a refusal because the connection lacks the scopes of conversations: publishing goes on. */
export const NOT_PERMITTED = 'conversations_not_permitted'

export type AnswerOutcome = Exclude<SubmitOutcome, { kind: 'accepted' }>
export type AnswerReconcileOutcome = Exclude<ReconcileOutcome, { kind: 'accepted' }>

export type Answering = {
  /** Not visible to others, may be repeated; resumes from `progress`. */
  prepare?(input: AnswerInput): Promise<PrepareOutcome>
  /** The visible call, made once per attempt. */
  submit(input: AnswerInput): Promise<AnswerOutcome>
  /** Resolves an unknown outcome, as far as the network allows. Right after a silence `absent` is not final: see `settleMs`. */
  reconcile(input: AnswerInput): Promise<AnswerReconcileOutcome>
  /** How long after the attempt an answer may still appear in the network's lists: `absent` counts only later. */
  settleMs: number
}

/** An act on an item. Repeating it does no harm. */
export type ActInput = { ctx: NetworkContext; account: Account; item: ItemInThread }
export type ActOutcome =
  | { kind: 'done' }
  /** The item is no longer there. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: Failure }

export type HookRequest = {
  ctx: NetworkContext
  /** Our applications at this network, by each way to sign in. */
  apps: readonly AppCredentials[]
  method: 'GET' | 'POST'
  query: Readonly<Record<string, string | undefined>>
  headers: Readonly<Record<string, string | undefined>>
  /** As received: signatures are made over these bytes. */
  rawBody: Uint8Array
  /** Connected accounts with this external id, whatever the workspace. */
  findAccounts(externalId: string): Promise<readonly Account[]>
}

export type HookOutcome =
  /**
   * Genuine: read these accounts (external ids) sooner. `items` come where the account's key cannot read them by
   * itself. `reply` is what the network waits for.
   */
  | {
      kind: 'wake'
      accounts: readonly string[]
      reply: string
      items?: readonly { accountExternalId: string; item: IncomingItem }[]
    }
  | { kind: 'challenge'; body: string; contentType: 'text/plain' | 'application/json' }
  | { kind: 'refused' }

export type Hooks = {
  parse(request: HookRequest): Promise<HookOutcome>
  /** Where each account is switched on apart. Repeating it does no harm. */
  subscribe?(input: { ctx: NetworkContext; account: Account; hookUrl: string }): Promise<ActOutcome>
  unsubscribe?(input: {
    ctx: NetworkContext
    account: Account
    hookUrl: string
  }): Promise<ActOutcome>
  /** Russian: what the owner of the installation does for it at the network, in order. */
  steps: readonly string[]
  /** What the network asks for besides the address; by the keys of the application. */
  verifyToken?(app: AppCredentials): string
}

/** What one update of a bot brings. */
export type BotUpdatePart =
  /** `placeExternalId`: the group or the dialog it happened in, see `readPlaces`. */
  | { kind: 'item'; placeExternalId: string; place: BotPlace['kind']; item: IncomingItem }
  /** A thread (`rootExternalId` of its items) belongs to a post of a channel. Comes once: store it at once. */
  | {
      kind: 'root'
      placeExternalId: string
      channelExternalId: string
      rootExternalId: string
      postExternalId: string
    }
  /** A place has another id from now on. */
  | { kind: 'moved'; placeExternalId: string; toExternalId: string }
  /** The bot was removed from the place, or was added to it. */
  | { kind: 'left' | 'joined'; placeExternalId: string }

export type BotPlace = { externalId: string; kind: 'comments' | 'direct'; title: string | null }
export type PlacesOutcome =
  /** `problem` is Russian: why nothing comes, and what to do. */
  | { kind: 'found'; places: readonly BotPlace[]; problem?: string }
  | { kind: 'failed'; failure: Failure }

export type Conversations = {
  abilities(
    of: Pick<Account['profile'], 'details'> & { scopes: readonly string[] },
  ): ConversationAbilities
  /** One page. Null: everything comes by updates of the bot. */
  read: ((input: ReadInput) => Promise<ReadOutcome>) | null
  /** Where reading brings no whole roots: items by their ids, for edits and deletions. */
  recheck?: {
    batchSize: number
    read(input: {
      ctx: NetworkContext
      account: Account
      items: readonly ItemInThread[]
    }): Promise<RecheckOutcome>
  }
  answer: Answering
  /** A message to the author of a comment. */
  privateAnswer?: Answering
  hide?(input: ActInput): Promise<ActOutcome>
  /** Takes back `hide`, and lets through what the network holds. */
  show?(input: ActInput): Promise<ActOutcome>
  remove?(input: ActInput): Promise<ActOutcome>
  like?(input: ActInput & { key: string; startedAt: Date }): Promise<ActOutcome>
  hooks?: Hooks
  /** Where the bot hears the account, read when the inbox is switched on and once a day. */
  readPlaces?(input: { ctx: NetworkContext; account: Account }): Promise<PlacesOutcome>
  /** The channel of a place that `readPlaces` does not tell: asked once when the place is first heard. Null: none. */
  findChannel?(input: { ctx: NetworkContext; placeExternalId: string }): Promise<string | null>
  /** Of the bot that `readUpdate` hears by. */
  botIdOf?(ctx: NetworkContext): string
  /** Pure. `channelOf` tells the channel of a known place, and so our own words said in its name. */
  readUpdate?(input: {
    update: unknown
    botExternalId: string
    channelOf(placeExternalId: string): string | null
  }): readonly BotUpdatePart[]
  /** Where the network promises a method that may not answer yet: asked once a day. Nothing is read before `open`. */
  probe?(input: {
    ctx: NetworkContext
    account: Account
    posts: readonly ItemRef[]
  }): Promise<'open' | 'closed' | 'unknown'>
  /** Days that names and texts may be kept without being read again; null: as long as the account is connected. */
  keepsDays: number | null
}
