import type { ReactNode } from 'react'
import { Avatar } from '../ui/layout/avatar.tsx'
import type { PostPreviewProps } from './composing-parts.ts'

export const PreviewCard = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-96 grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 text-label">
    {children}
  </div>
)

type PersonProps = { account: PostPreviewProps['account']; line?: string | undefined }

export const PreviewPerson = ({ account, line }: PersonProps) => (
  <div className="flex min-w-0 items-center gap-2.5">
    <Avatar name={account.title} src={account.avatarUrl} size="sm" />
    <div className="min-w-0">
      <p className="truncate font-semibold">{account.title}</p>
      {line ? <p className="truncate text-caption text-ink-3">{line}</p> : null}
    </div>
  </div>
)

const MARKED = /(https?:\/\/[^\s]+|[#@][\p{L}\p{N}_.]+)/u

/** Links, hashtags and mentions are coloured, as in the networks. */
export const PreviewText = ({ text, lines }: { text: string; lines?: number }) => {
  if (text === '') return null
  return (
    <p
      className="whitespace-pre-wrap wrap-anywhere"
      {...(lines && {
        style: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
        },
      })}
    >
      {text.split(MARKED).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
          <span key={index} className="text-accent">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** A thread: each post replies to the previous one. */
export const PreviewChain = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts of a thread are identified by index
    <div key={index} className="border-l-2 border-line pl-3">
      <PreviewText text={text} />
    </div>
  ))

/** The comment published right after the post. */
export const PreviewComment = ({ text, name }: { text: string; name: string }) => {
  if (text === '') return null
  return (
    <div className="rounded-control bg-sunken p-2.5">
      <p className="text-caption font-semibold">{name}</p>
      <PreviewText text={text} />
    </div>
  )
}
