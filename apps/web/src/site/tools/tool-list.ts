import type { DownloadSource } from '@kadr/contract/site/downloads'

export type ToolLink = { source: DownloadSource; name: string; path: string }

const tool = (source: DownloadSource, name: string): ToolLink => ({
  source,
  name,
  path: `/free-tools/${source}-downloader`,
})

/** The page of a source with a link to look for at once. */
export const toolAddress = (source: DownloadSource, url: string): string =>
  `/free-tools/${source}-downloader?${new URLSearchParams({ url })}`

export const toolName = (source: DownloadSource): string =>
  TOOLS.find((known) => known.source === source)?.name.replace('*', '') ?? source

/** The tools in the order of the pages. The asterisk leads to the note in the footer. */
export const TOOLS: readonly ToolLink[] = [
  tool('tiktok', 'TikTok'),
  tool('youtube', 'YouTube'),
  tool('instagram', 'Instagram*'),
  tool('pinterest', 'Pinterest'),
  tool('twitter', 'Twitter (X)'),
  tool('reddit', 'Reddit'),
  tool('facebook', 'Facebook*'),
  tool('linkedin', 'LinkedIn'),
  tool('soundcloud', 'SoundCloud'),
]
