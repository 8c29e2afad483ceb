import type { DownloadSource } from '@kadr/contract/downloads'
import type { ReactNode } from 'react'

/** A value of the document, filled in by the running server; the browser keeps what it finds there. */
export const liveText = (source: DownloadSource) =>
  import.meta.env.SSR ? `{{live.downloads_${source}}}` : ''

/** The sentence about a source, with the place of the rest kept. */
export const HealthLine = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid min-h-32 content-start gap-2">
    <p suppressHydrationWarning className="font-medium">
      {text}
    </p>
    {children}
  </div>
)
