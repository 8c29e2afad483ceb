import type { SourceDetails } from '../../source.ts'
import { readMeta } from './read-meta.ts'

/** What the Open Graph tags of a page say. */
export const detailsOfPage = (page: string): SourceDetails => ({
  title: readMeta(page, 'og:title') ?? readMeta(page, 'twitter:title') ?? '',
  author: readMeta(page, 'author') ?? '',
  durationSeconds: Number(readMeta(page, 'og:video:duration')) || null,
  thumbnailUrl: readMeta(page, 'og:image') ?? null,
  photos: [],
})
