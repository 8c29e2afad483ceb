import type { DownloadSource } from '@kadr/contract/site/downloads'
import { Link } from '@tanstack/react-router'
import { SourceMark } from './source-mark.tsx'
import { TOOLS } from './tool-list.ts'

/** The rest of the tools as a line of text. */
export const OtherTools = ({ source }: { source: DownloadSource }) => (
  <nav
    aria-label="Другие инструменты"
    className="flex flex-wrap gap-x-5 gap-y-2 border-t border-ink pt-6 text-[clamp(1.25rem,1rem+1.2vw,1.875rem)] leading-tight font-medium tracking-[-0.03em]"
  >
    <span className="text-ink-3">Ещё скачивают из</span>
    {TOOLS.filter((tool) => tool.source !== source).map((tool) => (
      <Link
        key={tool.source}
        to={tool.path}
        className="inline-flex min-h-8 items-center gap-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <SourceMark source={tool.source} className="size-6 shrink-0 text-accent" />
        {tool.name}
      </Link>
    ))}
  </nav>
)
