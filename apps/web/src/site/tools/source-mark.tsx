import type { DownloadSource } from '@kadr/contract/site/downloads'
import type { ReactNode } from 'react'
import { InstagramMark } from '../../networks/instagram/mark.tsx'
import { LinkedinMark } from '../../networks/linkedin/mark.tsx'
import { PinterestMark } from '../../networks/pinterest/mark.tsx'
import { TiktokMark } from '../../networks/tiktok/mark.tsx'
import { YoutubeMark } from '../../networks/youtube/mark.tsx'

type MarkProps = { className?: string }

const Stroke = ({ className, children }: MarkProps & { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

const XMark = (props: MarkProps) => (
  <Stroke {...props}>
    <path d="M4 4l16 16M20 4L4 20" />
  </Stroke>
)
const RedditMark = (props: MarkProps) => (
  <Stroke {...props}>
    <ellipse cx="12" cy="14" rx="8" ry="6" />
    <path d="M12 8l1-4 4 1M9 13.5h.01M15 13.5h.01M9.5 16.5c1.5 1 3.5 1 5 0" />
  </Stroke>
)
const FacebookMark = (props: MarkProps) => (
  <Stroke {...props}>
    <path d="M16 4h-1.5a3.5 3.5 0 0 0-3.5 3.5V21M7 12h8" />
  </Stroke>
)
const SoundcloudMark = (props: MarkProps) => (
  <Stroke {...props}>
    <path d="M3 16v-3M6.5 17v-6M10 17V8M13.5 17V7.5a5 5 0 0 1 5 4.5 2.6 2.6 0 1 1 0 5z" />
  </Stroke>
)

const MARKS: Record<DownloadSource, (props: MarkProps) => ReactNode> = {
  tiktok: TiktokMark,
  youtube: YoutubeMark,
  instagram: InstagramMark,
  pinterest: PinterestMark,
  linkedin: LinkedinMark,
  twitter: XMark,
  reddit: RedditMark,
  facebook: FacebookMark,
  soundcloud: SoundcloudMark,
}

export const SourceMark = ({ source, className }: MarkProps & { source: DownloadSource }) => {
  const Mark = MARKS[source]
  return <Mark className={className ?? 'size-6'} />
}
