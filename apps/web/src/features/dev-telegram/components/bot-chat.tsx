import { Paperclip, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useActInBotChat, useBotChat, useSendFiles } from '../api/dev-telegram.calls.ts'
import { copy } from '../copy.ts'
import { ChatMessage } from './chat-message.tsx'

type Props = {
  telegramId: number
  /** Opens a page by its address, or the app by a link with a start parameter. */
  onOpen: (url: string) => void
}

/** The chat of the person with the bot, as a client of Telegram shows it. */
export const BotChat = ({ telegramId, onOpen }: Props) => {
  const { data: chat, error } = useBotChat(telegramId)
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
    act.mutate({ kind: 'write', text, replyTo }, { onSuccess: () => setText('') })
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
      <header className="grid shrink-0 border-b border-line bg-surface px-4 py-2">
        <p className="font-semibold">{copy.bot}</p>
        <p className="text-caption text-ink-3">{copy.botHint}</p>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        {error ? <p role="alert">{copy.chatFailed}</p> : null}
        {chat && count === 0 ? <p className="text-label text-ink-2">{copy.chatEmpty}</p> : null}
        <ul className="grid gap-3">
          {messages.map((message) => (
            <ChatMessage
              key={message.id}
              message={message}
              onPress={(data) => act.mutate({ kind: 'press', messageId: message.id, data })}
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
          disabled={files.isPending}
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
