import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

/** Plain text with its line breaks. */
export const PlainText = ({ children }: { children: string }) => (
  <p className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{children}</p>
)

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-1">
    <h3 className="text-caption font-medium text-ink-3">{title}</h3>
    {children}
  </div>
)

export const Pieces = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="-my-4 divide-y divide-line">
    {children}
  </ul>
)

export const Piece = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-1 gap-2 py-4">
    {note ? <p className="text-caption text-ink-3">{note}</p> : null}
    {children}
  </li>
)

export const Hashtags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <p className="max-w-[68ch] wrap-anywhere text-accent">{tags.join(' ')}</p>
  )

export const Caption = ({ text, tags = [] }: { text: string; tags?: readonly string[] }) =>
  text === '' && tags.length === 0 ? null : (
    <Part title={copy.caption}>
      <PlainText>{text}</PlainText>
      <Hashtags tags={tags} />
    </Part>
  )
