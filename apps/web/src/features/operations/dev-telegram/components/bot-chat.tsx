import { Paperclip, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useActInBotChat, useSendFiles } from '../api/dev-telegram.mutations.ts'
import { useBotChat } from '../api/dev-telegram.queries.ts'
import { copy } from '../copy.ts'
import { ChatChoice } from './chat-choice.tsx'
import { ChatMessage } from './chat-message.tsx'

type Props = {
  telegramId: number
  /** A topic of the group of the team, 0 for the general one; null for the chat with the bot. */
  thread: number | null
  onThread: (thread: number | null) => void
  /** Opens a page by its address, or the app by a link with a start parameter. */
  onOpen: (url: string) => void
}

/** The chat of the person with the bot, or the group of their team, as a client of Telegram shows it. */
export const BotChat = ({ telegramId, thread, onThread, onOpen }: Props) => {
  const { data: chat, error } = useBotChat({ telegramId, thread })
  const act = useActInBotChat(telegramId)
  const files = useSendFiles(telegramId)
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const messages = chat?.messages ?? []
  const last = messages.at(-1)
  const replyTo = last?.isReplyAsked ? last.id : null
  const count = messages.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    act.mutate({ kind: 'write', text, replyTo, thread }, { onSuccess: () => setText('') })
  }
  const attach = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    if (chosen.length === 0) return
    files.mutate({ text, files: chosen }, { onSuccess: () => setText('') })
  }
  const label = replyTo === null ? copy.message : copy.replyAsked
  return (
    <section
      aria-label={copy.chat}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card bg-sunken"
    >
      <ChatChoice
        group={chat?.group}
        thread={thread}
        onThread={onThread}
        isPending={act.isPending}
        onMember={(kind) => act.mutate(kind === 'leave' ? { kind } : { kind, code: '' })}
      />
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        {error ? <p role="alert">{copy.chatFailed}</p> : null}
        {chat && count === 0 ? (
          <p className="text-label text-ink-2">
            {thread === null ? copy.chatEmpty : copy.groupEmpty}
          </p>
        ) : null}
        <ul className="grid gap-3">
          {messages.map((message) => (
            <ChatMessage
              key={message.id}
              message={message}
              onPress={(data) => act.mutate({ kind: 'press', messageId: message.id, data, thread })}
              onOpen={onOpen}
            />
          ))}
        </ul>
        <div ref={end} />
      </div>
      <p role="status" className="shrink-0 px-4 py-1 text-label text-ink-2 empty:hidden">
        {files.error ? copy.filesFailed : (chat?.answer ?? null)}
      </p>
      <form onSubmit={submit} className="flex shrink-0 items-center gap-1 bg-surface p-2">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept="image/*,video/*,audio/*"
          aria-label={copy.files}
          onChange={attach}
        />
        <IconButton
          label={copy.attach}
          disabled={files.isPending || thread !== null}
          onClick={() => picker.current?.click()}
          icon={<Paperclip aria-hidden="true" className="size-5" />}
        />
        <TextInput
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="flex-1"
        />
        <IconButton
          type="submit"
          label={copy.send}
          icon={<SendHorizontal aria-hidden="true" className="size-5" />}
        />
      </form>
    </section>
  )
}
