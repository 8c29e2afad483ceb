import * as z from 'zod/mini'

/** Ids are int64. */
const id = z.pipe(z.union([z.number(), z.string()]), z.transform(String))

const attachments = z._default(z.array(z.looseObject({ type: z.string() })), [])

const commentFields = z.object({
  id,
  from_id: id,
  /** Seconds. */
  date: z.number(),
  text: z._default(z.string(), ''),
  attachments,
  post_id: z.optional(id),
  owner_id: z.optional(id),
  /** 0 where the comment answers the post. */
  reply_to_comment: z.optional(id),
  parents_stack: z.optional(z.array(id)),
  deleted: z.optional(z.boolean()),
})
export type VkComment = z.infer<typeof commentFields>

const thread = z.object({
  count: z._default(z.number(), 0),
  items: z._default(z.array(commentFields), []),
})

const person = z.object({
  id,
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  screen_name: z.optional(z.string()),
})
const group = z.object({ id, name: z.optional(z.string()), screen_name: z.optional(z.string()) })
export type VkPerson = z.infer<typeof person>
export type VkGroup = z.infer<typeof group>

const names = {
  profiles: z._default(z.array(person), []),
  groups: z._default(z.array(group), []),
}

export const commentPage = z.object({
  count: z.number(),
  current_level_count: z.optional(z.number()),
  items: z.array(z.extend(commentFields, { thread: z.optional(thread) })),
  ...names,
})

export type VkCommentPage = z.infer<typeof commentPage>

export const oneComment = z.union([
  z.object({ items: z.array(commentFields) }),
  z.pipe(
    z.array(commentFields),
    z.transform((items) => ({ items })),
  ),
])

const message = z.object({
  conversation_message_id: id,
  peer_id: id,
  from_id: id,
  date: z.number(),
  update_time: z.optional(z.number()),
  text: z._default(z.string(), ''),
  attachments,
  random_id: z.optional(z.number()),
  deleted: z.optional(z.union([z.number(), z.boolean()])),
})
export type VkMessage = z.infer<typeof message>

export const dialogs = z.object({
  count: z.number(),
  items: z.array(
    z.object({
      conversation: z.object({ peer: z.object({ id, type: z.string() }) }),
      last_message: z.optional(message),
    }),
  ),
})

export const history = z.object({ count: z.number(), items: z.array(message), ...names })

/** With one recipient the id alone. */
export const sentMessage = z.union([
  id,
  z.pipe(
    z.array(z.looseObject({ conversation_message_id: z.optional(id) })),
    z.transform(() => ''),
  ),
])

export const deletedComment = z.object({ id, owner_id: z.optional(id), post_id: id })
export const comment = commentFields
export const messageEvent = z.union([
  z.pipe(
    z.object({ message }),
    z.transform(({ message: told }) => told),
  ),
  message,
])

export const event = z.object({
  type: z.string(),
  group_id: id,
  secret: z.optional(z.string()),
  object: z.optional(z.unknown()),
})
export type VkEvent = z.infer<typeof event>

export const longPollServer = z.object({ key: z.string(), server: z.string(), ts: id })
/** `failed`: 1, some events are lost; 2 and 3, the key is of no more use. */
export const longPollReply = z.object({
  ts: z.optional(id),
  updates: z._default(z.array(z.unknown()), []),
  failed: z.optional(z.number()),
})

export const confirmationCode = z.object({ code: z.string() })
export const callbackServers = z.object({
  items: z.array(z.object({ id, url: z.string(), secret_key: z._default(z.string(), '') })),
})
export const newServer = z.object({ server_id: id })
