import type { DownloadHealth, DownloadSource } from '@kadr/contract/site/downloads'
import type { ReactNode } from 'react'

/** A placeholder in the prerendered document, filled in by the server; hydration keeps its text. */
export const liveText = (source: DownloadSource) =>
  import.meta.env.SSR ? `{{live.downloads_${source}}}` : ''

/** The status of a source, with reserved height. */
export const HealthLine = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid min-h-32 content-start gap-2">
    <p suppressHydrationWarning className="font-medium">
      {text}
    </p>
    {children}
  </div>
)

/** The status in the list of tools, with reserved height. */
export const StatusLine = ({ text, health }: { text: string; health?: DownloadHealth }) => (
  <span
    suppressHydrationWarning
    className={`block min-h-5 text-label ${health === 'failing' ? 'text-failed' : 'text-ink-3'}`}
  >
    {text}
  </span>
)
