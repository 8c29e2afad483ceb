import { downloadSource } from '@kadr/contract/site/downloads'
import { SHOWN_INCIDENTS, STATUS_PARTS, statusPlaceholder } from '@kadr/domain/site/status'
import { breadcrumbJsonLd } from '../../platform/page/json-ld.ts'
import type { PageData, StatusLine } from '../content/page-data.ts'
import { TOOLS } from '../tools/tool-list.ts'

export const STATUS = { path: '/status', updated: '2026-11-19' }

const isPublishing = ({ id }: { id: string }) => id.startsWith('publishing_')

const lineOf = ({ id, title }: (typeof STATUS_PARTS)[number]): StatusLine => ({
  title,
  text: statusPlaceholder(id),
  state: statusPlaceholder(`${id}_state`),
})

const downloads: StatusLine[] = downloadSource.options.map((source) => ({
  title: TOOLS.find((tool) => tool.source === source)?.name ?? source,
  text: `{{live.downloads_${source}}}`,
  state: `{{live.downloads_${source}_state}}`,
}))

export const loadStatus = (): PageData => ({
  kind: 'status',
  seo: {
    title: 'Состояние Кадра',
    description:
      'Что в Кадре работает сейчас: публикация в каждую сеть, сборка видео, аналитика, бот, оплата и скачивание по ссылке. И какие были перебои.',
    jsonLd: [breadcrumbJsonLd([{ name: 'Состояние', path: STATUS.path }])],
  },
  readAt: statusPlaceholder('readAt'),
  groups: [
    { title: 'Публикация', lines: STATUS_PARTS.filter(isPublishing).map(lineOf) },
    {
      title: 'Остальное',
      lines: [
        { title: 'Сайт', text: 'Работает. Эта страница пришла с\u00a0него.', state: 'works' },
        ...STATUS_PARTS.filter((part) => !isPublishing(part)).map(lineOf),
      ],
    },
    { title: 'Скачивание по\u00a0ссылке', lines: downloads },
  ],
  incidents: Array.from({ length: SHOWN_INCIDENTS }, (_, index) =>
    statusPlaceholder(`incident_${index}`),
  ),
})
