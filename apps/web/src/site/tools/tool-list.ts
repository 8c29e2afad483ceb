import type { DownloadSource } from '@kadr/contract/downloads'

export type ToolLink = { source: DownloadSource; name: string; path: string }

const tool = (source: DownloadSource, name: string): ToolLink => ({
  source,
  name,
  path: `/free-tools/${source}-downloader`,
})

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
