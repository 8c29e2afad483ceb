import { countInWords } from '@kadr/domain/publishing/networks/network-names'
import { breadcrumbJsonLd, type JsonLd, listJsonLd } from '../../platform/page/json-ld.ts'
import type { PageData } from '../content/page-data.ts'
import { POST_COPIES } from './copy-posts.server.ts'
import { VIDEO_COPIES } from './copy-video.server.ts'
import { WORK_COPIES } from './copy-work.server.ts'
import type { ToolCopies } from './tool-copy.ts'
import { TOOLS } from './tool-list.ts'

const COPIES: ToolCopies = { ...VIDEO_COPIES, ...POST_COPIES, ...WORK_COPIES }
const [SOURCE_COUNT] = countInWords(TOOLS.length)
const HOME = { name: 'Бесплатные инструменты', path: '/free-tools' }

/** The day the words of the tools last changed. */
const UPDATED = '2026-11-18'

export const toolAddresses = [HOME.path, ...TOOLS.map(({ path }) => path)].map((path) => ({
  path,
  kind: 'tools',
  updated: UPDATED,
}))

const applicationJsonLd = ({
  title,
  description,
  path,
}: {
  title: string
  description: string
  path: string
}): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: title,
  description,
  url: path,
  applicationCategory: 'MultimediaApplication',
  operatingSystem: 'Any',
  browserRequirements: 'JavaScript',
  inLanguage: 'ru',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'RUB' },
})

const loadList = (): PageData => ({
  kind: 'tools',
  seo: {
    title: `Скачать видео по ссылке: ${SOURCE_COUNT} сетей`,
    description:
      'Бесплатные инструменты: скачать видео, фото или звук по ссылке из TikTok, YouTube, Instagram, Pinterest, X, Reddit, Facebook, LinkedIn и SoundCloud.',
    jsonLd: [
      breadcrumbJsonLd([HOME]),
      listJsonLd(TOOLS.map(({ source, path }) => ({ title: COPIES[source].title, path }))),
    ],
  },
  tools: TOOLS.map((tool) => ({ ...tool, gives: COPIES[tool.source].gives })),
})

/** The list of tools or one of them; undefined for another path. */
export const loadTool = (path: string): PageData | undefined => {
  if (path === HOME.path) return loadList()
  const tool = TOOLS.find((known) => known.path === path)
  if (!tool) return undefined
  const copy = COPIES[tool.source]
  const { title, description } = copy
  return {
    kind: 'tool',
    seo: {
      title,
      description,
      jsonLd: [
        breadcrumbJsonLd([HOME, { name: tool.name.replace('*', ''), path }]),
        applicationJsonLd({ title, description, path }),
      ],
    },
    tool,
    copy,
  }
}
