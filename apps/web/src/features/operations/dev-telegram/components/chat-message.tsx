import type { BotChatMessage } from '@kadr/contract/operations/dev'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { toWords } from '../model/message-words.ts'

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

const Words = ({ html }: { html: string }) => {
  let offset = 0
  return toWords(html).map(({ text, isBold }) => {
    offset += text.length
    return isBold ? <b key={offset}>{text}</b> : <span key={offset}>{text}</span>
  })
}

const ChatFile = ({ kind, url, name }: BotChatMessage['media'][number]) => {
  if (kind === 'document') {
    return (
      <a href={url} className="mb-2 flex items-center gap-2 font-medium text-accent">
        <FileText aria-hidden="true" className="size-8 shrink-0" />
        <span className="min-w-0 break-words">{name}</span>
      </a>
    )
  }
  if (kind === 'image') return <img src={url} alt="" className="mb-2 w-full rounded-control" />
  const Player = kind
  return <Player src={url} controls className="mb-2 w-full rounded-control" />
}

type Props = {
  message: BotChatMessage
  onPress: (data: string) => void
  onOpen: (url: string) => void
}

export const ChatMessage = ({ message, onPress, onOpen }: Props) => (
  <li className={clsx('grid max-w-[85%] gap-1', message.isFromPerson && 'ml-auto')}>
    <div
      className={clsx(
        'rounded-card px-3 py-2 shadow-card',
        message.isFromPerson ? 'bg-accent-soft' : 'bg-surface',
      )}
    >
      {message.author ? (
        <p className="text-caption font-semibold text-accent">{message.author}</p>
      ) : null}
      {message.media.map((file) => (
        <ChatFile key={file.url} {...file} />
      ))}
      <p className="text-label wrap-anywhere whitespace-pre-wrap">
        <Words html={message.html} />
      </p>
      <p className="text-right text-caption text-ink-3">{timeOf(message.at)}</p>
    </div>
    {message.buttons.map((row) => (
      <div key={row.map(({ text }) => text).join()} className="flex gap-1">
        {row.map(({ text, url, data }) => (
          <button
            key={`${text}${data}`}
            type="button"
            className="min-h-10 flex-1 rounded-control bg-ink-2 px-2 py-1.5 text-label font-medium text-surface"
            onClick={() => (data ? onPress(data) : onOpen(url))}
          >
            {text}
          </button>
        ))}
      </div>
    ))}
  </li>
)
